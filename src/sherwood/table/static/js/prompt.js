/** What I am asked, and every way to answer it: on the picture, with buttons, or from the keyboard. */

import { clauseLink } from "./clause.js";
import { $, el, isTyping, say, toast } from "./dom.js";
import { idOf } from "./places.js";

/** The least width, in pixels, that a finger hits. */
const FINGER = 44;
/** Milliseconds for which a finger is held down to ask about a choice without making it. */
const HOLD = 450;
/** Milliseconds for which the bubble stays when the pointer has left, so that its link can be reached; a finger is given more. */
const STAYS = { mouse: 700, touch: 4000 };
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
    this.now = { picks: [], buttons: [], hint: "", drawn: "", confirm: null, undo: false, curtain: -1, over: "", ...prompt };
    $("prompt").dataset.question = this.now.number;
    $("prompt").classList.toggle("mine", this.now.mine);
    $("prompt-text").textContent = this.now.over || this.now.text;
    this.sayHint();
    this.scene.draw("drawn", this.now.drawn);
    this.markPicks();
    this.drawTray();
    this.drawButtons();
    this.lookAgain();
  }

  /** Says what the draft comes to; or what something else would come to, or why it can't be. */
  sayHint(text = this.now.hint, isBad = false) {
    $("prompt-hint").textContent = text;
    $("prompt-hint").toggleAttribute("data-bad", isBad);
  }

  /** Marks the pieces that can be picked; called again whenever the picture has changed. */
  markPicks() {
    const picks = new Map(this.now.picks.map((pick) => [idOf(pick.target), pick]));
    this.scene.drawPicks(this.now.picks);
    for (const [id, piece] of this.scene.byId) {
      mark(piece, picks.get(id));
      this.scene.frame(piece, picks.has(id));
    }
    for (const [id, spot] of this.scene.bySpot) mark(spot, picks.get(id));
    this.rove();
    this.drawTrails();
    this.crowd();
  }

  /** Of many spots one is reached with Tab, the others from there with the arrow keys. */
  rove() {
    const spots = [...this.scene.bySpot.values()];
    const first = spots.includes(document.activeElement) ? document.activeElement : spots[0];
    for (const spot of spots) spot.setAttribute("tabindex", spot === first ? "0" : "-1");
  }

  /** The ways of what is picked, and of the choice that is looked at. */
  drawTrails() {
    const seen = this.looking?.choice.trail ?? null;
    const picked = this.now.picks.filter((pick) => pick.picked && pick.trail).map((pick) => pick.trail);
    this.scene.drawTrails(seen ? [...picked, seen] : picked, seen);
  }

  /** On a narrow screen cards that lie too close to be hit with a finger are laid out in a tray as well; a map can be zoomed. */
  crowd() {
    const boxes = this.now.picks.map((pick) => this.scene.element(pick.target)?.getBoundingClientRect()).filter(Boolean);
    const isNear = (one, other) => Math.abs(one.left - other.left) < FINGER && Math.abs(one.top - other.top) < FINGER;
    const isCrowded = !this.scene.isMap && boxes.some((one, at) => boxes.some((other, rank) => rank > at && isNear(one, other)));
    const isElsewhere = boxes.length < this.now.picks.length;
    $("prompt").classList.toggle("crowded", isCrowded);
    $("prompt").classList.toggle("elsewhere", isElsewhere);
  }

  drawTray() {
    const focused = document.activeElement?.dataset?.target;
    $("tray").replaceChildren(...this.now.picks.map((pick) => this.thumbnail(pick)));
    if (focused) ($("tray").querySelector(`[data-target="${CSS.escape(focused)}"]`) ?? $("prompt")).focus({ preventScroll: true });
  }

  thumbnail(pick) {
    const onBoard = Boolean(this.scene.element(pick.target));
    const picture = this.scene.portrait(pick.target);
    const badge = pick.badge ? el("b", { className: "badge" }, pick.badge) : null;
    const button = el("button", { type: "button", className: onBoard ? "thumb on-board" : "thumb", "data-target": pick.target, "aria-pressed": String(Boolean(pick.picked)), title: pick.label, "aria-label": spoken(pick) }, picture ?? pick.label, ...(badge ? [badge] : []));
    button.addEventListener("click", () => this.pick(pick.target));
    return button;
  }

  drawButtons() {
    const hadFocus = $("buttons").contains(document.activeElement) || document.activeElement === $("confirm");
    const old = new Map([...$("buttons").children].map((button) => [button.dataset.move, button]));
    $("buttons").replaceChildren(...this.now.buttons.map((choice, at) => this.button(choice, at, old.get(choice.move))));
    $("confirm").hidden = !this.now.confirm;
    $("confirm").replaceChildren(this.now.confirm?.label ?? "", " ", el("kbd", { "aria-hidden": "true" }, "↵"));
    $("clear").hidden = !this.now.picks.some((pick) => pick.picked);
    $("list").hidden = !this.now.picks.length;
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

  /** Why can't this be picked? Of several that lie upon each other, the first that the table knows is told of. */
  async why(target, ...below) {
    const reply = await this.ask("why", { at: this.now.number, target });
    if (reply?.ok || !below.length) return reply?.text && toast(reply.text, { clause: reply.clause });
    return this.why(...below);
  }

  /** Shows or hides all that can be picked as a list of texts. */
  toggleList() {
    const isShown = $("prompt").classList.toggle("listed");
    $("list").setAttribute("aria-pressed", String(isShown));
    if (isShown) $("tray").querySelector("button")?.focus();
  }

  /** Picks the first of these that can be picked; if none can, tells why the uppermost can't. */
  touch(...ids) {
    const pick = this.first(ids);
    if (pick) this.pick(pick.target);
    else if (this.now.mine && ids.length) this.why(...ids);
  }

  /** What a finger has just missed: of the pieces that can be picked, the nearest that it may have meant. */
  near({ pointerType, clientX, clientY }) {
    if (pointerType !== "touch") return [];
    const outside = (at, low, high) => Math.max(low - at, 0, at - high);
    const far = (target) => {
      const { left, top, right, bottom } = this.scene.element(target)?.getBoundingClientRect() ?? {};
      return Math.hypot(outside(clientX, left, right), outside(clientY, top, bottom));
    };
    const missed = this.now.picks.map(({ target }) => [far(target), idOf(target)]).filter(([reach]) => reach < FINGER / 2);
    return missed.sort(([one], [other]) => one - other).slice(0, 1).map(([, id]) => id);
  }

  /** The targets that can be picked and aren't. */
  get free() {
    return this.now.picks.filter((pick) => !pick.picked).map((pick) => pick.target);
  }

  /** The targets that are picked. */
  get taken() {
    return this.now.picks.filter((pick) => pick.picked).map((pick) => pick.target);
  }

  /** The pick of the first of these pieces that can be picked. */
  first(ids) {
    const id = ids.find((one) => this.now.picks.some((pick) => idOf(pick.target) === one));
    return this.now.picks.find((pick) => idOf(pick.target) === id);
  }

  // -- what a choice costs, and what follows it

  /** Shows what a choice costs or brings, its clause, and what may follow: the odds of a button, or of confirming with a pick. */
  async look(choice, element) {
    clearTimeout(this.leaving);
    if (this.looking?.element === element && this.looking.choice === choice) return;
    const looking = { choice, element };
    this.looking?.element.removeAttribute("aria-describedby");
    this.looking = looking;
    this.showBubble(choice);
    element.setAttribute("aria-describedby", "foresight");
    this.drawTrails();
    const isPick = Boolean(choice.target);
    if (isPick && !this.now.confirm) return;
    const reply = await this.foresee(isPick ? this.now.confirm.move : choice.move);
    if (reply?.ok && this.looking === looking) this.showBubble(choice, reply.odds, isPick ? say("if-confirmed") : "");
  }

  /** The table's word on what may follow these moves, asked for once. */
  async foresee(move) {
    if (!this.foreseen.has(move)) this.foreseen.set(move, this.ask("odds", { at: this.now.number, move }));
    const reply = await this.foreseen.get(move);
    if (!reply) this.foreseen.delete(move);
    return reply;
  }

  /** On a map, where walks are looked at by the dozen, what is certain has no odds. */
  showBubble(choice, outcomes = [], following = "") {
    const odds = this.scene.isMap && outcomes.length === 1 ? [] : outcomes;
    const rows = odds.slice(0, 6).map(([text, chance]) =>
      el("li", {}, el("span", { className: "bar" }), el("span", {}, text), el("b", {}, percent(chance))));
    rows.forEach((row, at) => row.firstChild.style.setProperty("--part", odds[at][1]));
    const clause = choice.clause ? clauseLink(choice.clause) : null;
    const rest = odds.length > 6 ? el("li", { className: "rest" }, "…") : null;
    const titles = following && rows.length ? [el("p", { className: "following" }, following)] : [];
    const parts = (choice.parts ?? []).map((part) => el("li", {}, part.text, " ", part.clause ? clauseLink(part.clause) : null));
    const list = parts.length ? [el("ul", {}, ...parts)] : [];
    $("foresight").replaceChildren(el("p", {}, el("b", {}, choice.label), ` ${choice.about ?? ""} `, clause), ...list, ...titles, el("ol", {}, ...rows, rest));
    $("foresight").hidden = !choice.about && !clause && rows.length === 0;
    const box = this.looking.element.getBoundingClientRect();
    const board = $("board").getBoundingClientRect();
    $("foresight").toggleAttribute("data-left", Boolean(choice.target) && box.left + box.width / 2 > board.left + board.width / 2);
    $("foresight").toggleAttribute("data-top", this.scene.isMap && Boolean(choice.target) && box.top + box.height / 2 > board.top + board.height / 2);
  }

  /** The prompt has changed under the pointer: what is said of the same choice may have changed too. */
  lookAgain() {
    const element = this.looking?.element;
    const choice = element?.matches(":hover, :focus") ? this.choiceAt(element) : null;
    this.forget();
    if (choice) this.look(choice, element);
  }

  /** What can be chosen at this element: a piece, a card of the tray, or a button. */
  choiceAt(target) {
    if (target.closest("#confirm")) return this.now.confirm;
    const move = target.closest("[data-move]")?.dataset.move;
    if (move) return this.now.buttons.find((button) => button.move === move);
    const id = target.closest("[data-target]")?.dataset.target ?? this.scene.idAt(target);
    return this.now.picks.find((pick) => pick.target === id || idOf(pick.target) === id);
  }

  /** A pick that lies under other pieces. */
  choiceUnder(event) {
    return this.scene.root.contains(event.target) ? this.first(this.scene.idsUnder(event)) : undefined;
  }

  forget() {
    clearTimeout(this.leaving);
    this.looking?.element.removeAttribute("aria-describedby");
    this.looking = null;
    $("foresight").hidden = true;
    this.drawTrails();
  }

  /** Something else has begun under the pointer, such as a drag. */
  callOff() {
    clearTimeout(this.holding);
    this.forget();
  }

  /** A held finger takes the focus from elsewhere when it is lifted: that ends nothing. */
  leave(event) {
    clearTimeout(this.holding);
    if (this.looking && !(this.isHeld && event.type === "focusout")) this.forgetSoon(event);
  }

  forgetSoon(event) {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.forget(), STAYS[event.pointerType] ?? STAYS.mouse);
  }

  // -- listening

  listen() {
    const root = this.scene.root;
    root.addEventListener("click", (event) => {
      const ids = this.scene.idsUnder(event);
      this.touch(...(ids.length ? ids : this.near(event)));
    });
    for (const place of [root, $("tray"), document.querySelector(".prompt-acts")]) this.watch(place);
    $("foresight").addEventListener("pointerenter", () => clearTimeout(this.leaving));
    for (const leave of ["pointerleave", "focusout"]) $("foresight").addEventListener(leave, (event) => this.forgetSoon(event));
    $("foresight").addEventListener("pointerdown", () => (this.isHeld = false));
    $("foresight").addEventListener("click", (event) => {
      if (!this.isHeld) return event.target.closest("a") || this.forget();
      this.isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    });
    $("foresight").addEventListener("focusin", () => clearTimeout(this.leaving));
    $("buttons").addEventListener("click", (event) => {
      const button = event.target.closest("[data-move]");
      if (button) this.make(button.dataset.move);
    });
    $("confirm").addEventListener("click", () => this.confirm());
    $("clear").addEventListener("click", () => this.clear());
    $("list").addEventListener("click", () => this.toggleList());
    $("undo")?.addEventListener("click", () => this.undo());
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Says of a choice under the pointer, under a finger or in focus what it amounts to. A held finger may end over the bubble. */
  watch(place) {
    const over = (event) => {
      const choice = this.choiceAt(event.target) ?? this.choiceUnder(event);
      if (choice) this.look(choice, this.scene.element(choice.target) ?? event.target.closest("[data-id], [data-target], button"));
      else if (this.looking) this.forgetSoon(event);
    };
    const hold = (event) => {
      this.isHeld = false;
      clearTimeout(this.holding);
      if (event.pointerType === "mouse") return;
      this.forget();
      this.holding = setTimeout(() => ((this.isHeld = true), over(event)), HOLD);
    };
    place.addEventListener("pointerover", (event) => event.pointerType === "mouse" && over(event));
    place.addEventListener("pointerdown", hold);
    place.addEventListener("contextmenu", (event) => this.isHeld && event.preventDefault());
    place.addEventListener("click", (event) => this.isHeld && (event.stopPropagation(), (this.isHeld = false)), true);
    place.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && over(event));
    for (const leave of ["pointerleave", "pointercancel", "focusout"]) place.addEventListener(leave, (event) => this.leave(event));
  }

  key(event) {
    if (isTyping(event.target) || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "z") return this.act(event, () => this.undo());
    if (isCommand) return;
    const id = this.scene.idAt(event.target);
    const button = this.now.buttons[Number(event.key) - 1];
    if (event.key.startsWith("Arrow") && !event.shiftKey && !event.target.closest("[role=tablist], [role=tabpanel], .menu")) this.act(event, () => this.walk(event.key, id));
    else if ((event.key === "Enter" || event.key === " ") && id) this.act(event, () => this.touch(id));
    else if (event.key === "Enter" && !event.target.closest("button, a, summary")) this.act(event, () => this.confirm());
    else if (button) this.act(event, () => this.make(button.move));
    else if (event.key === "Escape") this.clear();
    else if (event.key === "c") this.confirm();
    else if (event.key === "u") this.undo();
    else if (event.key === "g") this.toggleList();
    else if (event.key === "w" && id) this.why(id);
    else if (event.key === "r" && this.looking) $("foresight").querySelector("a.clause")?.click();
  }

  act(event, answer) {
    event.preventDefault();
    answer();
  }

  /** Moves the focus among what can be picked: to the nearest one that way, at the end round to the first; in the list, along it. */
  walk(key, from) {
    const isBack = key === "ArrowLeft" || key === "ArrowUp";
    const row = [...$("tray").children];
    const at = row.indexOf(document.activeElement);
    if (at >= 0) return row.at((at + (isBack ? -1 : 1)) % row.length).focus();
    if (!from && row.length && $("prompt").classList.contains("listed")) return row.at(isBack ? -1 : 0).focus();
    const pieces = this.now.picks.map((pick) => this.scene.element(pick.target)).filter(Boolean);
    const here = this.scene.element(from);
    const next = pieces.includes(here) ? (nearest(here, pieces, key) ?? pieces.at(isBack ? -1 : 0)) : pieces[0];
    next?.focus();
  }
}

function mark(piece, pick) {
  if (!pick) return MARKS.forEach((name) => piece.removeAttribute(name));
  const marks = { "data-pick": pick.picked ? "on" : "off", tabindex: "0", role: "button", "aria-label": spoken(pick), "aria-pressed": String(Boolean(pick.picked)) };
  for (const [name, value] of Object.entries(marks)) piece.setAttribute(name, value);
}

/** What is said of a pick, with what is written at it. */
function spoken({ label, badge }) {
  return badge ? `${label}: ${badge}` : label;
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
