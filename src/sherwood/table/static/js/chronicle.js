/** The log and the chat: lines by their number, and a quiet voice for screen readers. */

import { $, el, say } from "./dom.js";
import { clauseLink } from "./clause.js";

export class Chronicle {
  constructor(key) {
    this.key = key;
    this.last = -1;
    this.unread = 0;
    this.follows = true;
    const panel = $("log-panel");
    panel.addEventListener("scroll", () => (this.follows = isAtEnd(panel)));
    new ResizeObserver(() => this.follow()).observe(panel);
  }

  /** Adds the lines not yet here, and gives those that stand; with `full`, starts anew, and nothing is new. */
  add(lines, full) {
    if (full) this.clear();
    const fresh = lines.filter((line) => line.number > this.last);
    for (const line of fresh) this.write(line);
    this.follow();
    return full ? [] : fresh.filter((_, at) => fresh[at + 1]?.kind !== "onward");
  }

  /** Shows the last line, unless earlier ones are being read. */
  follow() {
    if (this.follows) $("log-panel").scrollTop = $("log-panel").scrollHeight;
  }

  clear() {
    this.last = -1;
    $("log").replaceChildren();
    $("chat")?.replaceChildren();
  }

  write(line) {
    this.last = line.number;
    const isChat = line.kind === "chat";
    const list = isChat ? $("chat") : $("log");
    if (line.kind === "onward") return this.goOn(line);
    if (!isChat && this.repeats(line)) return;
    list.append(el("li", { className: line.kind, "data-seat": line.seat ?? -1 }, el("span", {}, line.text), this.marks(line)));
    if (isChat) this.heard();
  }

  /** The last line anew, for more has come of what it tells; what it only sums up can be opened. */
  goOn(line) {
    const item = $("log").lastElementChild;
    if (line.own) this.tuck(item, line);
    item.firstChild.textContent = line.text;
  }

  /** Adds what a line sums up to what lies under it, in full. */
  tuck(item, line) {
    let inFull = item.querySelector("details ol");
    if (!inFull) {
      inFull = el("ol", {}, el("li", {}, item.firstChild.textContent));
      item.append(el("details", {}, el("summary", {}, say("log-in-full")), inFull));
    }
    inFull.append(el("li", {}, line.own, el("span", { className: "marks" }, clauseLink(line.clause))));
  }

  /** A line that says the same as the one before it is counted there. */
  repeats(line) {
    const before = $("log").lastElementChild;
    if (before?.firstChild.textContent !== line.text) return false;
    const times = before.querySelector(".times") ?? before.insertBefore(el("span", { className: "times" }), before.lastChild);
    const count = Number(before.dataset.times ?? 1) + 1;
    before.dataset.times = count;
    times.textContent = `\u00a0× ${count}`;
    return true;
  }

  marks(line) {
    const marks = el("span", { className: "marks" });
    if (line.clause) marks.append(clauseLink(line.clause));
    if (line.step) marks.append(this.replayLink(line.step));
    return marks;
  }

  replayLink(step) {
    const title = say("replay-from", { step });
    return el("a", { className: "step", href: `/r/${this.key}?step=${step}`, title, "aria-label": title, tabIndex: -1 }, "↺");
  }

  heard() {
    $("chat").parentElement.scrollTop = $("chat").parentElement.scrollHeight;
    if (!$("chat-panel").hidden) return;
    this.unread += 1;
    $("unread").textContent = this.unread;
    $("unread").hidden = false;
  }

  read() {
    this.unread = 0;
    $("unread").hidden = true;
  }
}

/** What lines say: those that say the same one after the other at once, with their number. */
export function counted(lines) {
  const told = [];
  for (const { text } of lines) {
    if (told.at(-1)?.text === text) told.at(-1).times += 1;
    else told.push({ text, times: 1 });
  }
  return told.map(({ text, times }) => (times > 1 ? `${text} × ${times}` : text));
}

function isAtEnd(box) {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 40;
}

/** Log and chat as tabs, walked with the arrow keys. */
export function watchTabs(chronicle) {
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  function choose(tab) {
    for (const other of tabs) {
      other.setAttribute("aria-selected", other === tab);
      other.tabIndex = other === tab ? 0 : -1;
      $(other.getAttribute("aria-controls")).hidden = other !== tab;
    }
    if (tab.id === "tab-chat") chronicle.read();
  }
  tabs.forEach((tab, at) => {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const next = tabs[(at + 1) % tabs.length];
      choose(next);
      next.focus();
      event.stopPropagation();
    });
  });
}
