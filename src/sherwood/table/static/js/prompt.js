/** What I am asked, and every way to answer it: on the picture, with buttons, or from the keyboard. */

import { $, el, isTyping, say, toast } from "./dom.js";

/** The least width, in pixels, that a finger hits. */
const FINGER = 44;
const MARKS = ["data-pick", "tabindex", "role", "aria-label", "aria-pressed"];

export class Prompt {
  /** `ask(request, fields)` sends a request of this prompt and gives its reply. */
  constructor(scene, ask) {
    this.scene = scene;
    this.ask = ask;
    this.now = { number: 0, picks: [], buttons: [], mine: false };
    this.foreseen = new Map();
    this.listen();
  }

  set(prompt) {
    if (prompt.number !== this.now.number) this.foreseen.clear();
    this.now = { picks: [], buttons: [], hint: "", confirm: "", undo: false, curtain: -1, over: "", ...prompt };
    $("prompt").dataset.question = this.now.number;
    $("prompt").classList.toggle("mine", this.now.mine);
    $("prompt-text").textContent = this.now.over || this.now.text;
    $("prompt-hint").textContent = this.now.hint;
    this.forget();
    this.markPicks();
    this.drawTray();
    this.drawButtons();
  }

  /** Marks the pieces that can be picked; called again whenever the picture has changed. */
  markPicks() {
    const picks = new Map(this.now.picks.map((pick) => [pick.target, pick]));
    for (const [id, piece] of this.scene.byId) {
      mark(piece, picks.get(id));
      this.scene.frame(piece, picks.has(id));
    }
    this.crowd();
  }

  /** On a narrow screen cards that lie too close to be hit with a finger are laid out in a tray as well. */
  crowd() {
    const lefts = this.now.picks.map((pick) => this.scene.piece(pick.target)?.getBoundingClientRect().left).filter((left) => left !== undefined);
    const isCrowded = lefts.some((left, at) => lefts.some((other, rank) => rank > at && Math.abs(left - other) < FINGER));
    const isElsewhere = lefts.length < this.now.picks.length;
    $("prompt").classList.toggle("crowded", isCrowded);
    $("prompt").classList.toggle("elsewhere", isElsewhere);
  }

  drawTray() {
    const focused = document.activeElement?.dataset?.target;
    $("tray").replaceChildren(...this.now.picks.map((pick) => this.thumbnail(pick)));
    if (focused) $("tray").querySelector(`[data-target="${CSS.escape(focused)}"]`)?.focus();
  }

  thumbnail(pick) {
    const onBoard = Boolean(this.scene.piece(pick.target));
    const button = el("button", { type: "button", className: onBoard ? "thumb on-board" : "thumb", "data-target": pick.target, "aria-pressed": String(Boolean(pick.picked)), title: pick.label, "aria-label": pick.label }, onBoard ? this.scene.portrait(pick.target) : pick.label);
    button.addEventListener("click", () => this.pick(pick.target));
    return button;
  }

  drawButtons() {
    const hadFocus = $("buttons").contains(document.activeElement) || document.activeElement === $("confirm");
    const old = new Map([...$("buttons").children].map((button) => [button.dataset.move, button]));
    $("buttons").replaceChildren(...this.now.buttons.map((choice, at) => this.button(choice, at, old.get(choice.move))));
    $("confirm").hidden = !this.now.confirm;
    $("confirm").replaceChildren(this.now.confirm ?? "", " ", el("kbd", { "aria-hidden": "true" }, "↵"));
    $("clear").hidden = !this.now.picks.some((pick) => pick.picked);
    if (hadFocus && !document.activeElement?.closest("#prompt")) $("prompt").focus({ preventScroll: true });
  }

  button(choice, at, old) {
    const button = old ?? el("button", { type: "button", "data-move": choice.move });
    const key = at < 9 ? el("kbd", { "aria-hidden": "true" }, String(at + 1)) : null;
    button.replaceChildren(choice.label, ...(key ? [key] : []));
    return button;
  }

  // -- answers

  async send(request, fields = {}) {
    const reply = await this.ask(request, { at: this.now.number, ...fields });
    if (reply && !reply.ok) toast(reply.text, { bad: true, clause: reply.clause });
    return reply;
  }

  pick(target) {
    return this.send("pick", { target });
  }

  make(move) {
    return this.send("make", { move });
  }

  confirm() {
    if (this.now.confirm) this.send("confirm");
  }

  clear() {
    if (this.now.picks.some((pick) => pick.picked)) this.send("clear");
  }

  undo() {
    if (this.now.undo) this.send("undo");
  }

  /** Why can't this be picked? */
  async why(target) {
    const reply = await this.ask("why", { at: this.now.number, target });
    if (reply?.text) toast(reply.text, { clause: reply.clause });
  }

  touch(id) {
    if (this.now.picks.some((pick) => pick.target === id)) this.pick(id);
    else if (this.now.mine) this.why(id);
  }

  // -- what follows a move

  /** Shows what may follow a move; without a move, what may follow confirming what is picked. */
  async foresee(move, label) {
    const seen = move || `: ${this.now.picks.filter((pick) => pick.picked).map((pick) => pick.target).join(" ")}`;
    this.looking = seen;
    const reply = this.foreseen.get(seen) ?? (await this.ask("odds", { at: this.now.number, move }));
    if (reply) this.foreseen.set(seen, reply);
    if (reply?.ok && this.looking === seen) this.showOdds(label, reply);
  }

  showOdds(label, reply) {
    const outcomes = reply.odds ?? [];
    const rows = outcomes.slice(0, 6).map(([text, chance]) =>
      el("li", {}, el("span", { className: "bar" }), el("span", {}, text), el("b", {}, percent(chance))));
    rows.forEach((row, at) => row.firstChild.style.setProperty("--part", outcomes[at][1]));
    const clause = reply.clause ? el("a", { className: "clause", href: `#${reply.clause}`, "data-clause": reply.clause }, reply.clause) : null;
    const rest = outcomes.length > 6 ? el("li", { className: "rest" }, "…") : null;
    $("foresight").replaceChildren(el("p", {}, el("b", {}, label), reply.text ? ` ${reply.text} ` : " ", clause), el("ol", {}, ...rows, rest));
    $("foresight").hidden = !reply.text && !clause && rows.length === 0;
  }

  forget() {
    this.looking = null;
    this.looked = null;
    $("foresight").hidden = true;
  }

  // -- listening

  listen() {
    const root = this.scene.root;
    root.addEventListener("click", (event) => {
      const id = this.scene.idAt(event.target);
      if (id) this.touch(id);
    });
    root.addEventListener("focusin", (event) => this.describe(event.target));
    root.addEventListener("pointerover", (event) => this.describe(event.target));
    const acts = document.querySelector(".prompt-acts");
    const look = (event) => {
      const button = event.target.closest("[data-move], #confirm");
      if (button && button !== this.looked) this.foresee(button.dataset.move ?? "", button.firstChild.textContent);
      this.looked = button;
    };
    acts.addEventListener("pointermove", look);
    acts.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && look(event));
    for (const leave of ["pointerleave", "focusout"]) acts.addEventListener(leave, () => this.forget());
    $("buttons").addEventListener("click", (event) => {
      const button = event.target.closest("[data-move]");
      if (button) this.make(button.dataset.move);
    });
    $("confirm").addEventListener("click", () => this.confirm());
    $("clear").addEventListener("click", () => this.clear());
    $("undo")?.addEventListener("click", () => this.undo());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** The hint line says what the piece under pointer or focus is. */
  describe(target) {
    const id = this.scene.idAt(target);
    const pick = this.now.picks.find((choice) => choice.target === id);
    $("prompt-hint").textContent = pick?.label ?? this.now.hint;
  }

  key(event) {
    if (isTyping(event.target) || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "z") return this.act(event, () => this.undo());
    if (isCommand) return;
    const id = this.scene.idAt(event.target);
    const button = this.now.buttons[Number(event.key) - 1];
    if (event.key.startsWith("Arrow") && !event.target.closest("[role=tablist], [role=tabpanel], .menu")) this.act(event, () => this.walk(event.key, id));
    else if ((event.key === "Enter" || event.key === " ") && id) this.act(event, () => this.touch(id));
    else if (event.key === "Enter" && !event.target.closest("button, a, summary")) this.act(event, () => this.confirm());
    else if (button) this.act(event, () => this.make(button.move));
    else if (event.key === "Escape") this.clear();
    else if (event.key === "c") this.confirm();
    else if (event.key === "u") this.undo();
    else if (event.key === "w" && id) this.why(id);
  }

  act(event, answer) {
    event.preventDefault();
    answer();
  }

  /** Moves the focus among the pieces that can be picked: to the nearest one that way, at the end round to the first. */
  walk(key, from) {
    const pieces = this.now.picks.map((pick) => this.scene.piece(pick.target)).filter(Boolean);
    const here = this.scene.piece(from);
    const isBack = key === "ArrowLeft" || key === "ArrowUp";
    const next = pieces.includes(here) ? (nearest(here, pieces, key) ?? pieces.at(isBack ? -1 : 0)) : pieces[0];
    next?.focus();
  }
}

function mark(piece, pick) {
  if (!pick) return MARKS.forEach((name) => piece.removeAttribute(name));
  const marks = { "data-pick": pick.picked ? "on" : "off", tabindex: "0", role: "button", "aria-label": pick.label, "aria-pressed": String(Boolean(pick.picked)) };
  for (const [name, value] of Object.entries(marks)) piece.setAttribute(name, value);
}

function middle(piece) {
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function nearest(here, pieces, key) {
  const [wayX, wayY] = WAYS[key];
  const from = middle(here);
  const reach = (piece) => {
    const at = middle(piece);
    const along = (at.x - from.x) * wayX + (at.y - from.y) * wayY;
    const aside = Math.abs((at.x - from.x) * wayY) + Math.abs((at.y - from.y) * wayX);
    return along > 1 ? along + 2 * aside : Infinity;
  };
  const best = pieces.reduce((one, other) => (reach(other) < reach(one) ? other : one));
  return reach(best) < Infinity ? best : null;
}

function percent(chance) {
  const part = chance * 100;
  if (part > 0 && part < 0.1) return "< 0.1 %";
  return `${part >= 10 ? Math.round(part) : Math.round(part * 10) / 10} %`;
}
