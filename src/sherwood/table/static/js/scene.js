/** The picture: pieces are keyed groups, patched by key. A piece that stays keeps its element, so that CSS can move it. */

import { calm, el } from "./dom.js";
import { idOf, placeOf } from "./places.js";

const SVG = "http://www.w3.org/2000/svg";
const parser = new DOMParser();
const svg = (name) => document.createElementNS(SVG, name);
/** Attributes that belong to the page, not to the picture. */
const ours = /^(style|tabindex|role|aria-.*|data-(pick|enters|leaves))$/;

/** Reads SVG text. Its styles become the attribute `css`: a strict content policy lets only scripts set styles. */
function parse(text) {
  const plain = text.replaceAll(' style="', ' css="');
  const found = parser.parseFromString(`<svg xmlns="${SVG}">${plain}</svg>`, "image/svg+xml").documentElement;
  if (found.querySelector("parsererror")) throw new Error(`a piece is no well-formed SVG: ${text.slice(0, 120)}`);
  return found;
}

/** A piece as it is drawn now. Its id stays among the pieces: the page has ids of its own. */
function drawing(id, text) {
  const drawn = parse(text).firstElementChild;
  drawn.removeAttribute("id");
  drawn.dataset.id = id;
  return drawn;
}

function dress(node) {
  const css = node.getAttribute("css");
  if (css !== null) node.style.cssText = css;
}

/** Copies a parsed node into this document. */
function adopt(node) {
  const copy = document.importNode(node, true);
  if (copy.nodeType === Node.ELEMENT_NODE) [copy, ...copy.querySelectorAll("[css]")].forEach(dress);
  return copy;
}

function patchAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !ours.test(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (fresh.hasAttribute("css")) dress(old);
}

function patchChildren(old, fresh) {
  const before = [...old.childNodes];
  [...fresh.childNodes].forEach((child, at) => {
    const there = before[at];
    if (!there) old.append(adopt(child));
    else if (there.nodeName !== child.nodeName) there.replaceWith(adopt(child));
    else if (child.nodeType === Node.TEXT_NODE) there.data === child.data || (there.data = child.data);
    else if (!there.isEqualNode(child)) {
      patchAttributes(there, child);
      patchChildren(there, child);
    }
  });
  before.slice(fresh.childNodes.length).forEach((child) => child.remove());
}

/** Moves `node` before `next` without losing focus or running transitions, where the browser can. */
function moveBefore(parent, node, next) {
  if (parent.moveBefore && node.parentNode === parent) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

/** The box of a symbol: that of the first shape it draws, for what lies upon it may be clipped. */
function outline(symbol) {
  let node = document.getElementById(symbol);
  while (node.localName === "g" || node.localName === "use") node = node.localName === "use" ? document.querySelector(node.getAttribute("href")) : node.firstElementChild;
  return node.getBBox();
}

/** The place in the transform of a piece. */
const PLACE = /translate\((-?[\d.]+)px, ?(-?[\d.]+)px\)/;
/** Dots of a painted map for one unit of the picture, and in all. */
const FINEST = 2;
const LARGEST = 16e6;
/** Units of the picture from line to line of what is written at a pick. */
const ROW = 20;
/** Units of the picture within which a spot is under the pointer. */
const NEAR = 48;

export class Scene {
  constructor(host) {
    this.defs = svg("defs");
    this.defs.setAttribute("aria-hidden", "true");
    for (const name of ["spotted", "pieces", "drawn", "tried", "trails", "badges"]) {
      this[name] = svg("g");
      this[name].setAttribute("class", name);
    }
    this.root = svg("svg");
    this.root.setAttribute("class", "scene");
    this.root.setAttribute("role", "group");
    this.root.append(this.defs, this.spotted, this.pieces, this.drawn, this.tried, this.trails, this.badges);
    this.ground = el("img", { className: "ground", alt: "" });
    this.stage = el("div", { className: "stage" }, this.ground, this.root);
    host.replaceChildren(this.stage);
    this.byId = new Map();
    this.spots = new Map();
    this.gauge = null;
    this.bySpot = new Map();
    this.order = [];
    this.arrived = false;
  }

  /** Fetches what every picture of this game needs: its symbols once; the ground and the spots under its options, for this shape of screen. */
  async furnish({ game, options }, shape) {
    const suffix = shape === "tall" ? "-tall" : "";
    const chosen = new URLSearchParams(options);
    this.ground.src = `/art/${game}/ground${suffix}.svg?${chosen}`;
    await Promise.all([this.ground.decode(), this.symbols(game), this.readSpots(`/art/${game}/spots${suffix}.json?${chosen}`)]);
    this.width = this.ground.naturalWidth;
    this.height = this.ground.naturalHeight;
    this.root.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    this.stage.style.setProperty("--ratio", this.width / this.height);
    this.paint();
  }

  /** The ground of a map is painted once, so that zooming need not draw it again. */
  paint() {
    this.ground.hidden = this.isMap;
    this.stage.querySelector("canvas")?.remove();
    if (!this.isMap) return;
    const fine = Math.min(FINEST, Math.sqrt(LARGEST / (this.width * this.height)));
    const canvas = el("canvas", { className: "ground", width: Math.round(this.width * fine), height: Math.round(this.height * fine) });
    canvas.getContext("2d", { alpha: false }).drawImage(this.ground, 0, 0, canvas.width, canvas.height);
    this.ground.after(canvas);
  }

  async readSpots(path) {
    const { shape, spots, gauge } = await (await fetch(path)).json();
    this.gauge = gauge;
    this.spots = new Map(Object.entries(spots));
    this.spotShape = shape;
    this.stage.classList.toggle("map", this.isMap);
  }

  /** A map has spots, or things may stand anywhere on it; it may be larger than the screen. */
  get isMap() {
    return this.spots.size > 0 || this.gauge !== null;
  }

  async symbols(game) {
    if (this.game === game) return;
    const answer = await fetch(`/art/${game}/symbols.svg`);
    this.defs.replaceChildren(...[...parse(await answer.text()).firstElementChild.childNodes].map(adopt));
    this.game = game;
  }

  piece(id) {
    return this.byId.get(id);
  }

  /** What stands for a target: its piece, or the shape at its spot as long as it can be picked. */
  element(target) {
    return this.byId.get(idOf(target)) ?? this.bySpot.get(target);
  }

  /** Where a target is, in the picture's units; undefined for what isn't there. */
  centre(target) {
    const place = placeOf(target);
    if (place) return this.spot(place);
    const at = this.byId.get(target)?.style.transform.match(PLACE);
    return at ? [Number(at[1]), Number(at[2])] : this.spots.get(target);
  }

  /** The box round a target's piece, or its spot alone, in the picture's units; undefined for what isn't there. */
  box(target) {
    const piece = this.byId.get(target);
    const at = this.centre(target);
    if (!piece) return at && { x: at[0], y: at[1], width: 0, height: 0 };
    const { x, y, width, height } = piece.firstChild.getBBox();
    const place = new DOMMatrix(piece.style.transform);
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([x, y]) => place.transformPoint({ x, y }));
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return { x: Math.min(...xs), y: Math.min(...ys), width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  }

  // -- where things may stand anywhere

  /** The boxes round all that face some way, in the picture's units. */
  get standing() {
    const ids = [...this.byId].filter(([, piece]) => piece.dataset.facing !== undefined).map(([id]) => id);
    return ids.map((id) => this.box(id));
  }

  /** The point of the picture that is a place. */
  spot([x, y]) {
    return [this.gauge.x + x * this.gauge.scale, this.gauge.y - y * this.gauge.scale];
  }

  /** The place that is a point of the picture. */
  measure(x, y) {
    return [Math.round((x - this.gauge.x) / this.gauge.scale), Math.round((this.gauge.y - y) / this.gauge.scale)];
  }

  /** The place under a pointer. */
  point({ clientX, clientY }) {
    const box = this.root.getBoundingClientRect();
    return this.measure(((clientX - box.x) / box.width) * this.width, ((clientY - box.y) / box.height) * this.height);
  }

  /** The way that a piece faces, in degrees from north. */
  facing(id) {
    return Number(this.byId.get(id)?.dataset.facing ?? 0);
  }

  /** Draws over the pieces, as `drawn`, what the draft comes to, or as `tried`, what it would come to. */
  draw(layer, text) {
    this[layer].replaceChildren(...[...parse(text).childNodes].map(adopt));
  }

  /** Draws the shapes of the spots that can be picked, and what is written at a pick. */
  drawPicks(picks) {
    const shown = new Map(picks.filter(({ target }) => this.spots.has(target) && !this.byId.has(target)).map((pick) => [pick.target, pick]));
    for (const [target, spot] of this.bySpot) if (!shown.has(target)) (spot.remove(), this.bySpot.delete(target));
    for (const target of shown.keys()) if (!this.bySpot.has(target)) this.bySpot.set(target, this.spotted.appendChild(this.shape(target)));
    this.badges.replaceChildren(...picks.filter(({ badge, target }) => badge && this.centre(target)).map((pick) => this.badge(pick)));
  }

  shape(target) {
    const spot = svg("g");
    spot.dataset.id = target;
    spot.style.transform = `translate(${this.spots.get(target).map((at) => `${at}px`)})`;
    spot.append(svg("path"));
    spot.firstChild.setAttribute("d", this.spotShape);
    return spot;
  }

  badge({ target, badge }) {
    const [x, y] = this.centre(target);
    const lines = badge.split("\n");
    const text = svg("text");
    lines.forEach((line, at) => {
      const row = text.appendChild(svg("tspan"));
      row.textContent = line;
      row.setAttribute("x", x);
      row.setAttribute("y", y + (this.byId.has(idOf(target)) ? -26 : 7) - ROW * (lines.length - 1 - at));
    });
    return text;
  }

  /** Lines through the centres of targets: `ways` are lists of them; `seen` is the one that is looked at. */
  drawTrails(ways, seen = null) {
    this.trails.replaceChildren(...ways.filter((way) => way.length > 1).map((way) => this.trail(way, way === seen)));
  }

  trail(way, isSeen) {
    const trail = svg("polyline");
    trail.setAttribute("points", way.map((target) => this.centre(target)).filter(Boolean).join(" "));
    trail.toggleAttribute("data-seen", isSeen);
    return trail;
  }

  /** Applies one update: {full, pieces, gone, order, alt}. */
  apply({ full = false, pieces = {}, gone = [], order = null, alt = null }) {
    const leaving = full ? [...this.byId.keys()].filter((id) => !(id in pieces)) : gone;
    const fresh = new Map(Object.entries(pieces).map(([id, text]) => [id, drawing(id, text)]));
    const places = new Map([...this.byId].map(([id, piece]) => [id, piece.style.transform]));
    const rolls = new Map([...this.byId].map(([id, piece]) => [id, piece.dataset.rolls]));
    const kin = new Map(leaving.map((id) => [this.byId.get(id)?.dataset.kin, id]).filter(([kind]) => kind));
    for (const [id, drawn] of fresh) if (!this.byId.has(id)) this.enter(id, drawn, places.get(drawn.dataset.from) ?? places.get(kin.get(drawn.dataset.kin)));
    leaving.forEach((id) => this.leave(id));
    if (order) this.arrange(order);
    this.root.getBoundingClientRect();
    for (const [id, drawn] of fresh) this.patch(this.byId.get(id), drawn);
    const rolled = [...fresh.keys()].filter((id) => this.byId.get(id).dataset.rolls !== rolls.get(id));
    rolled.forEach((id, nth) => this.roll(this.byId.get(id), nth));
    if (rolled.length) for (const id of fresh.keys()) this.followDice(this.byId.get(id), rolled.length);
    if (alt !== null) this.root.setAttribute("aria-label", alt);
    this.arrived = true;
  }

  /** A new piece: it turns up at `origin`, if it comes from anywhere, and moves to its place from there. */
  enter(id, drawn, origin) {
    const piece = svg("g");
    const body = svg("g");
    body.setAttribute("class", "body");
    piece.append(body);
    this.patch(piece, drawn);
    if (origin) piece.style.transform = origin;
    if (this.arrived) {
      piece.dataset.enters = origin ? "turned" : "new";
      body.addEventListener("animationend", () => delete piece.dataset.enters, { once: true });
    }
    this.byId.set(id, piece);
    this.order.push(id);
    this.pieces.append(piece);
  }

  /** A die is rolled, the `nth` of several that are rolled one after the other. */
  roll(piece, nth) {
    if (piece.dataset.rolls !== undefined) this.enterInTurn(piece, "rolled", nth);
  }

  /** What so many dice bring about is shown when the last of them lies. */
  followDice(piece, dice) {
    if (piece.dataset.after === "dice") this.enterInTurn(piece, "awaited", dice);
  }

  enterInTurn(piece, manner, nth) {
    if (!this.arrived) return;
    piece.style.setProperty("--nth", nth);
    piece.dataset.enters = manner;
    piece.firstChild.addEventListener("animationend", () => delete piece.dataset.enters, { once: true });
  }

  /** A piece that is gone fades, on its way to where the picture says that it goes. */
  leave(id) {
    const piece = this.byId.get(id);
    if (!piece) return;
    this.byId.delete(id);
    this.order = this.order.filter((other) => other !== id);
    if (calm.matches) return piece.remove();
    for (const name of ["data-id", "tabindex", "role", "data-pick"]) piece.removeAttribute(name);
    piece.dataset.leaves = "";
    const end = this.byId.get(piece.dataset.to);
    if (end) piece.style.transform = end.style.transform;
    setTimeout(() => piece.remove(), 450);
  }

  /** Puts the pieces into drawing order; whichever had the focus keeps it. */
  arrange(order) {
    const focused = document.activeElement;
    this.order = order.filter((id) => this.byId.has(id));
    let next = null;
    for (const id of this.order.toReversed()) {
      const piece = this.byId.get(id);
      if (piece.nextSibling !== next) moveBefore(this.pieces, piece, next);
      next = piece;
    }
    if (this.pieces.contains(focused) && document.activeElement !== focused) focused.focus({ preventScroll: true });
  }

  patch(piece, drawn) {
    patchAttributes(piece, drawn);
    patchChildren(piece.firstChild, drawn);
  }

  /** A piece by itself, upright and as large as its frame allows: the symbol that the picture names for it, or nothing. */
  portrait(id) {
    const symbol = this.byId.get(id)?.dataset.zoom;
    if (!symbol) return null;
    const box = outline(symbol);
    const frame = svg("svg");
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.setAttribute("aria-hidden", "true");
    frame.append(svg("use"));
    frame.firstChild.setAttribute("href", `#${symbol}`);
    return frame;
  }

  /** Puts a frame around a piece, or takes it away; one with a rim of its own has no other. */
  frame(piece, isFramed) {
    if (piece.querySelector(".rim")) return;
    const there = piece.querySelector(":scope > .frame");
    if (!isFramed) return there?.remove();
    const symbol = piece.dataset.zoom;
    const { x, y, width, height } = symbol ? outline(symbol) : piece.firstChild.getBBox();
    const frame = there ?? piece.appendChild(svg("rect"));
    const sides = { class: "frame", x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 13 };
    for (const [name, value] of Object.entries(sides)) frame.setAttribute(name, value);
  }

  /** The id of the piece or spot that an event happened on, or nothing. */
  idAt(target) {
    return target.closest?.(".pieces > g, .spotted > g")?.dataset.id ?? "";
  }

  /** What lies under a pointer, the uppermost first: one piece, on a map all that lie there, and the nearest spot. */
  idsUnder({ target, clientX, clientY }) {
    const nodes = this.isMap ? [target, ...document.elementsFromPoint(clientX, clientY)] : [target];
    const ids = nodes.map((node) => this.idAt(node));
    return [...new Set([...ids, this.nearestSpot(clientX, clientY)])].filter(Boolean);
  }

  nearestSpot(clientX, clientY) {
    const box = this.root.getBoundingClientRect();
    const [x, y] = [((clientX - box.x) / box.width) * this.width, ((clientY - box.y) / box.height) * this.height];
    let best = "";
    let reach = NEAR;
    for (const [target, [left, top]] of this.spots) {
      const far = Math.hypot(left - x, top - y);
      if (far < reach) [best, reach] = [target, far];
    }
    return best;
  }
}
