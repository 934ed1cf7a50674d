/** Looks at a picture that is larger than the screen: wheel, drag, two fingers and keys zoom and move the stage. */

import { isTyping } from "./dom.js";

/** How much a key, and a step of the wheel, zoom. */
const KEY = 1.35;
const WHEEL = 0.0016;
/** Pixels that a pointer must go before it drags. */
const SLIP = 6;
/** The part of the view by which a key moves it. */
const STRIDE = 0.2;
/** Screen pixels for one unit of the picture at which it is largest. */
const LARGEST = 2;
/** Screen pixels for one unit of the picture below which a map is brought closer. */
const SMALL = 0.4;
/** Screen pixels for one unit of the picture below which signs are drawn larger to stay readable, and how much larger at most. */
const READABLE = 0.6;
const FARTHEST = 2.6;
/** Units of the picture around what is shown. */
const AROUND = 60;
/** Whole lengths, such as inches, around what has been taken in hand, where it may stand anywhere. */
const ROOM = 8;
/** Pixels from the edge of the board at which something is hardly before the eye. */
const EDGE = 30;
/** Milliseconds after the last movement until the picture is drawn sharp again. */
const SETTLES = 400;

const KEYS = { "+": "in", "=": "in", "-": "out", 0: "fit", z: "find", m: "bare" };
const WAYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Camera {
  /**
   * `tools` are buttons, each with what it does in `data-view`.
   * `on` has the functions move(), called when a drag begins, so that what the pointer was about to do can be called off,
   * picks(), the targets that can be picked and aren't, and picked(), those that are.
   */
  constructor(scene, tools, on) {
    this.scene = scene;
    this.tools = tools;
    this.stage = scene.stage;
    this.board = scene.stage.parentElement;
    this.on = on;
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.isMoved = false;
    this.isOpened = false;
    this.isNear = false;
    /** What is seen: how many pixels a unit of the picture takes, and the point of the picture in the middle. */
    this.shown = { real: 1, middle: [0, 0] };
    this.fingers = new Map();
    new ResizeObserver(() => this.resize()).observe(this.board);
    this.listen();
  }

  /** Begins with the picture that the scene has now. */
  open() {
    this.tools.hidden = !this.works;
    this.draw();
  }

  /** A picture that fits the screen stays where it is. */
  get works() {
    return this.scene.isMap;
  }

  get largest() {
    return Math.max(2, LARGEST / this.unit);
  }

  // -- moving

  /** Zooms about a point of the board, in pixels from its corner. */
  zoom(factor, x = this.board.clientWidth / 2, y = this.board.clientHeight / 2) {
    const scale = Math.min(this.largest, Math.max(1, this.scale * factor));
    const real = scale / this.scale;
    const left = x - this.stage.offsetLeft;
    const top = y - this.stage.offsetTop;
    this.look(left - (left - this.x) * real, top - (top - this.y) * real, scale);
  }

  move(x, y) {
    this.look(this.x + x, this.y + y, this.scale);
  }

  /** Shows the whole, and goes by itself again to what is asked about. */
  fit() {
    this.isMoved = false;
    this.glide();
    this.look(0, 0, 1);
  }

  /** The next movement is not under anybody's hand: it is made slowly enough to be followed. */
  glide() {
    this.stage.classList.add("gliding");
  }

  /** Brings a box of the picture, in its units, to the middle, as large as it fits but no larger than `scale`. */
  show({ x, y, width, height }, scale) {
    const { unit, covered } = this;
    const fits = Math.min(this.board.clientWidth / (width * unit), (this.board.clientHeight - covered) / (height * unit));
    const real = Math.max(1, Math.min(scale / unit, fits, this.largest));
    this.centre([x + width / 2, y + height / 2 - covered / (2 * unit * real)], real);
  }

  /** How much of the board, from its top, lies under the tools where they stand in a row. */
  get covered() {
    const { offsetWidth, offsetHeight, offsetTop } = this.tools;
    return offsetWidth > offsetHeight ? offsetTop + offsetHeight : 0;
  }

  /** Brings a point of the picture to the middle. */
  centre([x, y], scale = this.scale) {
    const { board, stage } = this;
    const real = this.unit * scale;
    this.look(board.clientWidth / 2 - stage.offsetLeft - x * real, board.clientHeight / 2 - stage.offsetTop - y * real, scale);
  }

  /** Shows all that can be picked, large enough to be hit. */
  find() {
    this.enclose(this.boxes(this.on.picks()));
  }

  /** Shows all who stand on the table, large enough to be told apart where there is room. */
  survey() {
    this.isNear = false;
    if (this.unit < SMALL) this.enclose(this.scene.standing);
  }

  /** Shows what has been taken in hand, and the ground around it over which it may go. */
  approach() {
    const { whole, scale } = this.scene.gauge;
    this.isNear = true;
    this.enclose(this.boxes(this.on.picked()), ROOM * whole * scale);
  }

  /** Shows boxes of the picture, in its units, with so much around them. */
  enclose(boxes, around = AROUND) {
    if (!boxes.length) return;
    this.glide();
    const x = Math.min(...boxes.map((box) => box.x)) - around;
    const y = Math.min(...boxes.map((box) => box.y)) - around;
    const right = Math.max(...boxes.map((box) => box.x + box.width)) + around;
    const below = Math.max(...boxes.map((box) => box.y + box.height)) + around;
    this.show({ x, y, width: right - x, height: below - y }, 1);
  }

  /**
   * Shows what the question is about. Until somebody moves the map, whoever stands on it is seen from afar, and what is taken in
   * hand from near, where the whole is too small; of a map of spots, those that can be picked. Then only what is out of sight.
   */
  notice() {
    if (!this.works) return;
    this.stay();
    if (!this.isMoved) this.comeOrGo();
    const picks = this.boxes(this.on.picks());
    if (picks.length && !picks.some((box) => this.sees(middle(box)))) this.seek();
    else if (picks.length === 1) this.reveal(picks[0]);
    this.keep();
  }

  /** Goes near for a while, to all that can be picked. */
  seek() {
    this.isNear = true;
    this.find();
  }

  comeOrGo() {
    const isSmall = this.unit * this.scale < SMALL;
    const isHeld = this.on.picked().length > 0;
    if (!this.scene.gauge) isSmall && this.find();
    else if (!this.isOpened || (this.isNear && !isHeld)) this.survey();
    else if (isSmall && isHeld) this.approach();
    this.isOpened = true;
  }

  /** What has been picked last stays before the eye. */
  keep() {
    const last = this.boxes(this.on.picked()).at(-1);
    if (last) this.reveal(last);
  }

  /** Moves the picture no farther than is needed to see the middle of a box well. */
  reveal(box) {
    const { left, top, right, bottom } = this.clear;
    const [across, down] = this.screen(middle(box));
    const x = Math.max(left - across, Math.min(0, right - across));
    const y = Math.max(top - down, Math.min(0, bottom - down));
    if (!x && !y) return;
    this.glide();
    this.move(x, y);
  }

  boxes(targets) {
    return targets.map((target) => this.scene.box(target)).filter(Boolean);
  }

  /** The part of the board, in pixels from its corner, in which something is well seen. */
  get clear() {
    return { left: EDGE, top: this.covered + EDGE, right: this.board.clientWidth - EDGE, bottom: this.board.clientHeight - EDGE };
  }

  /** Where a point of the picture is on the board, in pixels from its corner. */
  screen([x, y]) {
    const real = this.unit * this.scale;
    return [this.stage.offsetLeft + this.x + x * real, this.stage.offsetTop + this.y + y * real];
  }

  /** Whether a point of the picture is before the eye. */
  sees(at) {
    const [across, down] = this.screen(at);
    return across > 0 && across < this.board.clientWidth && down > this.covered && down < this.board.clientHeight;
  }

  /** Screen pixels for one unit of the picture when the whole is seen. */
  get unit() {
    return this.stage.offsetWidth / this.scene.width;
  }

  /** Hides the pieces, to show the map alone, or shows them again. */
  bare() {
    const isBare = this.stage.classList.toggle("bare");
    this.tools.querySelector('[data-view="bare"]').setAttribute("aria-pressed", String(isBare));
  }

  /** From now on the map is in somebody's hand. */
  takeOver() {
    this.isMoved = true;
    this.stage.classList.remove("gliding");
  }

  /** The board has become larger or smaller: what is in hand stays before the eye. */
  resize() {
    if (this.works && this.isOpened) {
      this.stay();
      this.keep();
    }
    this.draw();
  }

  /** What is seen from near becomes neither larger nor smaller with the board. */
  stay() {
    const { unit, scale, shown } = this;
    if (scale > 1 && unit * scale !== shown.real) this.centre(shown.middle, Math.max(1, shown.real / unit));
  }

  look(x, y, scale) {
    Object.assign(this, { x, y, scale });
    this.hold();
    this.stage.classList.add("moving");
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.stage.classList.remove("moving", "gliding"), SETTLES);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  /** Keeps the picture before the eye: in the middle along a side where it is smaller than the board, else without a gap. */
  hold() {
    const within = (at, start, length, room) => {
      const size = length * this.scale;
      return size <= room ? (room - size) / 2 - start : Math.min(-start, Math.max(room - size - start, at));
    };
    this.x = within(this.x, this.stage.offsetLeft, this.stage.offsetWidth, this.board.clientWidth);
    this.y = within(this.y, this.stage.offsetTop, this.stage.offsetHeight, this.board.clientHeight);
    const real = this.unit * this.scale;
    const { clientWidth, clientHeight } = this.board;
    const middle = [clientWidth / 2 - this.stage.offsetLeft - this.x, clientHeight / 2 - this.stage.offsetTop - this.y];
    this.shown = { real, middle: middle.map((at) => at / real) };
  }

  draw() {
    if (!this.works) return;
    this.hold();
    this.stage.style.setProperty("--sign", String(Math.min(FARTHEST, Math.max(1, READABLE / this.shown.real))));
    this.stage.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  // -- listening

  listen() {
    const { board } = this;
    board.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    board.addEventListener("pointerdown", (event) => this.down(event));
    board.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    this.tools.addEventListener("click", (event) => this.act(event.target.closest("[data-view]")?.dataset.view));
    document.addEventListener("keydown", (event) => this.key(event));
    this.scene.root.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && this.follow(event.target));
    board.addEventListener("click", (event) => this.dragged && (event.stopPropagation(), (this.dragged = false)), true);
  }

  wheel(event) {
    if (!this.works) return;
    this.takeOver();
    event.preventDefault();
    const box = this.board.getBoundingClientRect();
    if (event.shiftKey) this.move(-(event.deltaX || event.deltaY), 0);
    else this.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode ? 30 : 1)), event.clientX - box.left, event.clientY - box.top);
  }

  down(event) {
    if (!this.works || event.button > 1) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    if (!this.dragged) {
      if (Math.hypot(here.x - before.x, here.y - before.y) < SLIP) return;
      this.dragged = true;
      this.takeOver();
      this.board.setPointerCapture(event.pointerId);
      this.on.move();
    }
    this.fingers.set(event.pointerId, here);
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (!other) return this.move(here.x - before.x, here.y - before.y);
    const box = this.board.getBoundingClientRect();
    const [middle, then] = [here, before].map((at) => ({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }));
    this.move(middle.x - then.x, middle.y - then.y);
    this.zoom(Math.hypot(here.x - other.x, here.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y), middle.x - box.left, middle.y - box.top);
  }

  /** What has the focus by the keyboard comes before the eye; what a pointer has pressed stays under it. */
  follow(element) {
    const box = this.scene.box(this.scene.idAt(element));
    if (box && this.works) this.reveal(box);
  }

  act(name) {
    const acts = { in: () => this.zoom(KEY), out: () => this.zoom(1 / KEY), fit: () => this.fit(), find: () => this.find(), bare: () => this.bare() };
    if (name === "in" || name === "out") this.takeOver();
    acts[name]?.();
  }

  key(event) {
    if (!this.works || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = event.shiftKey && WAYS[event.key];
    const act = KEYS[event.key];
    if (!way && !act) return;
    event.preventDefault();
    if (act) this.act(act);
    else this.move(way[0] * STRIDE * this.board.clientWidth, way[1] * STRIDE * this.board.clientHeight);
  }
}

function middle({ x, y, width, height }) {
  return [x + width / 2, y + height / 2];
}
