/** The picture: pieces are keyed groups, patched by key. A piece that stays keeps its element, so that CSS can move it. */

import { calm, el } from "./dom.js";

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

export class Scene {
  constructor(host) {
    this.pieces = svg("g");
    this.pieces.setAttribute("class", "pieces");
    this.defs = svg("g");
    this.defs.setAttribute("class", "symbols");
    this.root = svg("svg");
    this.root.setAttribute("class", "scene");
    this.root.setAttribute("role", "group");
    this.root.append(this.defs, this.pieces);
    this.ground = el("img", { className: "ground", alt: "" });
    this.stage = el("div", { className: "stage" }, this.ground, this.root);
    host.replaceChildren(this.stage);
    this.byId = new Map();
    this.order = [];
    this.arrived = false;
  }

  /** Fetches what every picture of this game needs: its symbols once, and the ground. */
  async furnish(game) {
    this.ground.src = `/art/${game}/ground.svg`;
    const [symbols] = await Promise.all([fetch(`/art/${game}/symbols.svg`).then((answer) => answer.text()), this.ground.decode()]);
    this.defs.replaceChildren(...[...parse(symbols).childNodes].map(adopt));
    this.resize(this.ground.naturalWidth, this.ground.naturalHeight);
  }

  resize(width, height) {
    this.width = width;
    this.height = height;
    this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.stage.style.setProperty("--shape", `${width} / ${height}`);
  }

  piece(id) {
    return this.byId.get(id);
  }

  /** Applies one update: {full, pieces, gone, order, alt}. */
  apply({ full = false, pieces = {}, gone = [], order = null, alt = null }) {
    const leaving = full ? [...this.byId.keys()].filter((id) => !(id in pieces)) : gone;
    const fresh = new Map(Object.entries(pieces).map(([id, text]) => [id, parse(text).firstElementChild]));
    const places = new Map([...this.byId].map(([id, piece]) => [id, piece.style.transform]));
    for (const [id, drawn] of fresh) if (!this.byId.has(id)) this.enter(id, drawn, places);
    leaving.forEach((id) => this.leave(id));
    if (order) this.arrange(order);
    this.root.getBoundingClientRect();
    for (const [id, drawn] of fresh) this.patch(this.byId.get(id), drawn);
    if (alt !== null) this.root.setAttribute("aria-label", alt);
    this.arrived = true;
  }

  /** A new piece: it turns up where the picture says that it comes from, and moves to its place from there. */
  enter(id, drawn, places) {
    const piece = svg("g");
    const body = svg("g");
    body.setAttribute("class", "body");
    piece.append(body);
    this.patch(piece, drawn);
    const origin = places.get(drawn.dataset.from);
    if (origin) piece.style.transform = origin;
    if (this.arrived) {
      piece.dataset.enters = origin ? "turned" : "new";
      body.addEventListener("animationend", () => delete piece.dataset.enters, { once: true });
    }
    this.byId.set(id, piece);
    this.order.push(id);
    this.pieces.append(piece);
  }

  /** A piece that is gone fades, on its way to where the picture says that it goes. */
  leave(id) {
    const piece = this.byId.get(id);
    if (!piece) return;
    this.byId.delete(id);
    this.order = this.order.filter((other) => other !== id);
    if (calm.matches) return piece.remove();
    for (const name of ["id", "tabindex", "role", "data-pick"]) piece.removeAttribute(name);
    piece.dataset.leaves = "";
    const end = this.byId.get(piece.dataset.to);
    if (end) piece.style.transform = end.style.transform;
    setTimeout(() => piece.remove(), 450);
  }

  arrange(order) {
    this.order = order.filter((id) => this.byId.has(id));
    let next = null;
    for (const id of this.order.toReversed()) {
      const piece = this.byId.get(id);
      if (piece.nextSibling !== next) moveBefore(this.pieces, piece, next);
      next = piece;
    }
  }

  patch(piece, drawn) {
    patchAttributes(piece, drawn);
    patchChildren(piece.firstChild, drawn);
  }

  /** A picture of one piece by itself, upright, as large as its frame allows. */
  portrait(id) {
    const piece = this.byId.get(id);
    if (!piece) return null;
    const frame = svg("svg");
    const { box } = this.outline(piece);
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.setAttribute("aria-hidden", "true");
    const symbol = piece.dataset.zoom;
    const drawn = symbol ? svg("use") : piece.firstChild.cloneNode(true);
    if (symbol) drawn.setAttribute("href", `#${symbol}`);
    frame.append(drawn);
    return frame;
  }

  /** The box of what a piece shows, and the matrix that leads from it into the piece. */
  outline(piece) {
    const symbol = piece.dataset.zoom;
    const shown = (symbol && piece.querySelector(`use[href="#${CSS.escape(symbol)}"]`)) || piece.firstChild;
    return { box: shown.getBBox(), matrix: piece.getScreenCTM().inverse().multiply(shown.getScreenCTM()) };
  }

  /** Draws a frame around a piece that can be picked. */
  halo(piece) {
    const { box, matrix } = this.outline(piece);
    const frame = piece.querySelector(":scope > .halo") ?? piece.appendChild(svg("rect"));
    const around = { class: "halo", x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 12 };
    for (const [name, value] of Object.entries(around)) frame.setAttribute(name, value);
    frame.setAttribute("transform", `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f].map((part) => part.toFixed(4)).join(" ")})`);
  }

  /** The piece that an event happened on. */
  idAt(target) {
    const piece = target.closest?.("[id]");
    return piece && this.byId.get(piece.id) === piece ? piece.id : "";
  }
}
