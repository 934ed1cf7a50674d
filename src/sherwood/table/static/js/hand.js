/**
 * Takes in hand what may stand anywhere: it is dragged, turned, nudged with keys, or set down at places that are typed. The table
 * says of every place where it would come to stand, and what would follow; here nothing is judged.
 */

import { $, isTyping, toast } from "./dom.js";
import { idOf, placeOf, target } from "./places.js";

/** Pixels that a pointer must go before it drags. */
const SLIP = 6;
/** Milliseconds from one question to the table to the next. */
const PAUSE = 70;
/** Degrees of one turn, and the part of a whole length of one nudge. */
const TURN = 5;
const NUDGE = 0.1;

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const TURNS = { "[": -TURN, "]": TURN };
/** Up and down in a field of the form: the nudges that make it larger or smaller. */
const STEPS = {
  x: { ArrowUp: "ArrowRight", ArrowDown: "ArrowLeft" },
  y: { ArrowUp: "ArrowUp", ArrowDown: "ArrowDown" },
  facing: { ArrowUp: "]", ArrowDown: "[" },
};

export class Hand {
  constructor(scene, prompt) {
    this.scene = scene;
    this.prompt = prompt;
    this.board = scene.stage.parentElement;
    this.form = $("place");
    this.opener = $("place-open");
    this.held = null;
    this.wanted = null;
    /** The way that something faces, for what somebody has turned. */
    this.turned = new Map();
    this.listen();
  }

  /** A new question, or a new answer to the last place. */
  set() {
    if (!this.held) this.forget();
    const picks = this.placed;
    if (!picks.length) this.turned.clear();
    const appears = this.form.hidden && this.current;
    this.form.hidden = !this.current;
    if (appears) this.stepAside();
    if (this.current && !this.form.contains(document.activeElement)) this.write();
  }

  /** The form stands in that half of the board in which what it moves doesn't. */
  stepAside() {
    const board = this.board.getBoundingClientRect();
    const piece = this.scene.element(idOf(this.current.target))?.getBoundingClientRect();
    const isAbove = piece && piece.top + piece.height / 2 < board.top + board.height / 2;
    this.form.classList.toggle("low", Boolean(isAbove));
  }

  /** What stands somewhere by the draft. */
  get placed() {
    return this.prompt.now.picks.filter((pick) => pick.free && pick.picked);
  }

  /** What keys and the form move: what was set down or picked last. */
  get current() {
    return this.placed.at(-1) ?? null;
  }

  /** Where something stands, or has been set down: [x, y] or [x, y, facing]. */
  place(pick) {
    return placeOf(pick.target) ?? this.scene.measure(...this.scene.centre(pick.target));
  }

  // -- the pointer

  /** What may be dragged from here; a finger must have picked it before, or it moves the table. */
  under(event) {
    const ids = this.scene.idsUnder(event);
    const free = this.prompt.now.picks.filter((pick) => pick.free && ids.includes(idOf(pick.target)));
    return free.find((pick) => pick.picked) ?? (event.pointerType === "mouse" ? free[0] : undefined);
  }

  down(event) {
    this.dropped = false;
    if (!this.scene.gauge || event.button || !event.isPrimary || !this.prompt.now.mine) return;
    const pick = this.under(event);
    if (!pick) return;
    event.stopPropagation();
    const [x, y] = this.place(pick);
    const [fromX, fromY] = this.scene.point(event);
    this.held = { pick, pointer: event.pointerId, x: event.clientX, y: event.clientY, offset: [x - fromX, y - fromY], isMoved: false };
  }

  drag(event) {
    const { held } = this;
    if (held?.pointer !== event.pointerId) return;
    if (!held.isMoved) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLIP) return;
      held.isMoved = true;
      this.board.setPointerCapture(event.pointerId);
      this.board.classList.add("holding");
      this.prompt.callOff();
    }
    const [x, y] = this.scene.point(event);
    held.at = [x + held.offset[0], y + held.offset[1]];
    this.try();
  }

  /** The wheel turns what is held. */
  wheel(event) {
    if (!this.held?.isMoved) return;
    event.stopPropagation();
    event.preventDefault();
    this.turn(this.held.pick, Math.sign(event.deltaY) * TURN);
    this.try();
  }

  async drop(event) {
    const { held } = this;
    if (held?.pointer !== event.pointerId) return;
    this.held = null;
    this.board.classList.remove("holding");
    if (!held.isMoved || event.type === "pointercancel") return this.forget();
    this.dropped = true;
    const reply = await this.setDown(held.pick, held.at);
    if (reply && !reply.target) complain(reply);
  }

  // -- asking

  /** Asks what would follow at the place under the pointer; of many places the last is asked for. */
  async try() {
    const { pick, at } = this.held;
    this.wanted = this.at(pick, at);
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.wanted) {
      const asked = this.wanted;
      this.wanted = null;
      const reply = await this.prompt.ask("try", { at: this.prompt.now.number, target: asked });
      if (this.held && reply) this.show(reply);
      await new Promise((rested) => setTimeout(rested, PAUSE));
    }
    this.isAsking = false;
  }

  show({ drawn = "", text = "", ok }) {
    this.scene.draw("tried", drawn);
    this.prompt.sayHint(text, !ok);
  }

  /** What was tried is no longer shown. */
  forget() {
    this.scene.draw("tried", "");
    this.prompt.sayHint();
  }

  at(pick, [x, y]) {
    return target(idOf(pick.target), [x, y], this.turned.get(idOf(pick.target)));
  }

  /** Sets something down where keys or the form want it; gives whether it is there, and says why it isn't. */
  async put(pick, at) {
    const reply = await this.setDown(pick, at);
    if (reply && !reply.ok) complain(reply);
    return Boolean(reply?.ok);
  }

  /** Sets something down at the nearest place that is lawful, and gives what the table said of the place that was asked for. */
  async setDown(pick, at) {
    this.wanted = null;
    const reply = await this.prompt.ask("try", { at: this.prompt.now.number, target: this.at(pick, at) });
    if (reply?.target && reply.target !== pick.target) await this.prompt.pick(reply.target);
    else if (reply) this.set();
    return reply;
  }

  // -- keys and the form

  turn(pick, angle) {
    const id = idOf(pick.target);
    const facing = this.turned.get(id) ?? this.place(pick)[2] ?? this.scene.facing(id);
    this.turned.set(id, (facing + angle + 360) % 360);
  }

  key(event) {
    if (!this.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.form.contains(event.target) && isTyping(event.target) ? this.fieldAct(event) : this.act(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** What a key does beside the fields: it begins to type a place, or nudges what has the focus or is about to be confirmed. */
  act({ key, target, shiftKey }) {
    if (isTyping(target)) return null;
    if (key === "p") return () => this.begin();
    const isHere = target === this.scene.element(this.current.target) || this.form.contains(target) || target === $("confirm");
    return isHere && (key in WAYS || key in TURNS) ? () => this.nudge(key, shiftKey) : null;
  }

  fieldAct({ key, target, shiftKey }) {
    if (key === "Escape") return () => $("prompt").focus();
    const step = STEPS[target.name][key];
    return step ? () => this.nudge(step, shiftKey).then(() => this.write()) : null;
  }

  begin() {
    this.toggle(true);
    this.form.elements.x.focus();
    this.form.elements.x.select();
  }

  nudge(key, isFar = false) {
    const pick = this.current;
    const [x, y] = this.place(pick);
    const step = this.scene.gauge.whole * (isFar ? 1 : NUDGE);
    if (key in TURNS) this.turn(pick, TURNS[key]);
    const [east, north] = WAYS[key] ?? [0, 0];
    return this.put(pick, [x + east * step, y + north * step]);
  }

  /** Writes into the form where the current piece stands. */
  write() {
    const [x, y, facing] = this.place(this.current);
    const { whole } = this.scene.gauge;
    this.form.elements.x.value = (x / whole).toFixed(2);
    this.form.elements.y.value = (y / whole).toFixed(2);
    this.form.elements.facing.value = facing ?? this.scene.facing(idOf(this.current.target));
    this.opener.textContent = this.sum;
  }

  /** What is written in the form in a few signs: all that a small screen shows of it until it is opened. */
  get sum() {
    const { x, y, facing } = this.form.elements;
    return `→${x.value} ↑${y.value}\n↻${facing.value}°`;
  }

  /** Opens the form on a small screen, or closes it. */
  toggle(isOpen = !this.form.classList.contains("open")) {
    this.form.classList.toggle("open", isOpen);
    this.opener.setAttribute("aria-expanded", String(isOpen));
  }

  /** A place has been typed; once it has been taken, the next Enter confirms it. */
  async typed(event) {
    event.preventDefault();
    const pick = this.current;
    if (!pick) return;
    const { x, y, facing } = this.form.elements;
    const { whole } = this.scene.gauge;
    const asked = Math.round(Number(facing.value.replace(",", "."))) % 360;
    const was = this.place(pick)[2] ?? this.scene.facing(idOf(pick.target));
    if (facing.value && asked !== was) this.turned.set(idOf(pick.target), (asked + 360) % 360);
    const isThere = await this.put(pick, [x, y].map((field) => Number(field.value.replace(",", ".")) * whole));
    if (isThere && !$("confirm").hidden) $("confirm").focus();
  }

  listen() {
    const { board } = this;
    board.addEventListener("pointerdown", (event) => this.down(event), true);
    board.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end, (event) => this.drop(event));
    board.addEventListener("wheel", (event) => this.wheel(event), { capture: true, passive: false });
    board.addEventListener("click", (event) => this.dropped && (event.stopPropagation(), (this.dropped = false)), true);
    document.addEventListener("keydown", (event) => this.key(event), true);
    this.form.addEventListener("submit", (event) => this.typed(event));
    this.opener.addEventListener("click", () => this.toggle());
    this.form.addEventListener("click", (event) => {
      const key = event.target.closest("[data-nudge]")?.dataset.nudge;
      if (key && this.current) this.nudge(key, event.shiftKey);
    });
  }
}

function complain({ text, clause }) {
  toast(text, { bad: true, clause });
}
