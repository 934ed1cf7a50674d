/** Word when it is my turn: in the tab's title, and as a notification where that was asked for. */

import { say, toast } from "./dom.js";

export class TurnBell {
  constructor() {
    this.title = "Sherwood";
    this.isMine = false;
  }

  entitle(title) {
    this.title = title;
    this.show();
  }

  turn(isMine, text, isNews) {
    this.isMine = isMine;
    this.show();
    if (isMine && isNews && document.hidden && this.isAllowed) this.ring(text);
  }

  show() {
    document.title = this.isMine ? `● ${say("my-turn")} · ${this.title}` : `${this.title} · Sherwood`;
  }

  /** Browsers of phones refuse notifications from a page: there the title must do. */
  ring(text) {
    try {
      new Notification(say("my-turn"), { body: `${this.title}: ${text}`, tag: location.pathname });
    } catch {
      this.wanted = false;
    }
  }

  get isAllowed() {
    return this.wanted && "Notification" in window && Notification.permission === "granted";
  }

  async askLeave(button) {
    const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
    this.wanted = answer === "granted" && !this.wanted;
    button.setAttribute("aria-pressed", String(this.wanted));
    if (answer !== "granted") toast(say("tell-me-denied"), { bad: true });
    else if (this.wanted) toast(say("tell-me-on"));
  }
}
