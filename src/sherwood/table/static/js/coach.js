/** What a beginner is told, each thing once: on at a guided table, or when it is asked for. */

import { $, el } from "./dom.js";
import { keep, table } from "./mine.js";

export class Coach {
  constructor(key) {
    this.key = key;
    this.tips = [];
    $("coach-heard").addEventListener("click", () => this.hear());
    $("coach-switch").addEventListener("click", () => this.turn(!this.isOn));
  }

  get isOn() {
    return Boolean(table(this.key)?.guided);
  }

  /** The tips that go with what is asked now: {id, text}. */
  set(tips) {
    this.tips = tips;
    if (tips.length) $("coach-switch").hidden = false;
    this.draw();
  }

  /** Turned on anew, all is told again. */
  turn(guided) {
    keep(this.key, { guided, heard: [] });
    this.draw();
  }

  hear() {
    const heard = table(this.key)?.heard ?? [];
    keep(this.key, { heard: [...heard, ...this.tips.map((tip) => tip.id)] });
    this.draw();
    $("prompt").focus({ preventScroll: true });
  }

  draw() {
    const heard = table(this.key)?.heard ?? [];
    const fresh = this.isOn ? this.tips.filter((tip) => !heard.includes(tip.id)) : [];
    $("coach-switch").setAttribute("aria-pressed", String(this.isOn));
    $("coach").hidden = !fresh.length;
    const told = fresh.map((tip) => tip.id).join();
    if ($("coach-tips").dataset.told === told) return;
    $("coach-tips").dataset.told = told;
    $("coach-tips").replaceChildren(...fresh.map((tip) => el("p", {}, tip.text)));
  }
}
