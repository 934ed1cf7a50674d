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
/** Milliseconds after the last movement until the picture is drawn sharp again. */
const SETTLES = 400;

const KEYS = { "+": "in", "=": "in", "-": "out", 0: "fit", z: "find", m: "bare" };
const WAYS = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Camera {
  /**
   * `tools` are buttons, each with what it does in `data-view`.
   * `on` has the functions move(), called when a drag begins, so that what the pointer was about to do can be called off, and
   * picks(), the targets that can be picked and aren't.
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
    this.fingers = new Map();
    new ResizeObserver(() => this.draw()).observe(this.board);
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

  fit() {
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
    const boxes = this.on.picks().map((target) => this.scene.box(target)).filter(Boolean);
    if (!boxes.length) return;
    this.glide();
    const x = Math.min(...boxes.map((box) => box.x)) - AROUND;
    const y = Math.min(...boxes.map((box) => box.y)) - AROUND;
    const right = Math.max(...boxes.map((box) => box.x + box.width)) + AROUND;
    const below = Math.max(...boxes.map((box) => box.y + box.height)) + AROUND;
    this.show({ x, y, width: right - x, height: below - y }, 1);
  }

  /** Shows what can be picked now if it is out of sight, or too small and nobody has moved the map yet. */
  notice() {
    const isSmall = this.unit * this.scale < SMALL && !this.isMoved;
    const at = this.picks();
    if (this.works && at.length && (isSmall || !at.some((one) => this.sees(one)))) this.find();
  }

  /** Where all that can be picked is, in the picture's units. */
  picks() {
    return this.on.picks().map((target) => this.scene.centre(target)).filter(Boolean);
  }

  /** Whether a point of the picture is before the eye. */
  sees([x, y]) {
    const across = this.stage.offsetLeft + this.x + x * this.unit * this.scale;
    const down = this.stage.offsetTop + this.y + y * this.unit * this.scale;
    return across > 0 && across < this.board.clientWidth && down > 0 && down < this.board.clientHeight;
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

  look(x, y, scale) {
    Object.assign(this, { x, y, scale });
    this.stage.classList.add("moving");
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.stage.classList.remove("moving", "gliding"), SETTLES);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  /** Keeps the picture before the eye: in the middle along a side where it is smaller than the board, else without a gap. */
  draw() {
    if (!this.works) return;
    const within = (at, start, length, room) => {
      const size = length * this.scale;
      return size <= room ? (room - size) / 2 - start : Math.min(-start, Math.max(room - size - start, at));
    };
    this.x = within(this.x, this.stage.offsetLeft, this.stage.offsetWidth, this.board.clientWidth);
    this.y = within(this.y, this.stage.offsetTop, this.stage.offsetHeight, this.board.clientHeight);
    this.stage.style.setProperty("--sign", String(Math.min(FARTHEST, Math.max(1, READABLE / (this.unit * this.scale)))));
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
    this.scene.root.addEventListener("focusin", (event) => this.follow(this.scene.centre(this.scene.idAt(event.target))));
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

  /** What has the focus comes before the eye. */
  follow(at) {
    if (!at || !this.works || this.sees(at)) return;
    this.glide();
    this.centre(at);
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
