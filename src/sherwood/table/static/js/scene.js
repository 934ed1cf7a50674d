/** The picture: pieces are keyed groups, patched by key. A piece that stays keeps its element, so that CSS can move it. */

import { calm, el } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const parser = new DOMParser();
const svg = (name) => document.createElementNS(SVG, name);
/** Attributes of a piece's group that belong to the page, not to the picture. */
const ours = /^(tabindex|role|aria-|data-)/;

function parse(text) {
  const found = parser.parseFromString(`<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink">${text}</svg>`, "image/svg+xml").documentElement;
  if (found.querySelector("parsererror")) throw new Error(`a piece is no well-formed SVG: ${text.slice(0, 120)}`);
  return found;
}

/** Sets an attribute; styles go through the object model, which a strict content policy allows. */
function set(node, name, value) {
  if (name === "style") node.style.cssText = value;
  else node.setAttribute(name, value);
}

/** Copies a parsed node into this document. */
function adopt(node) {
  const copy = document.importNode(node, true);
  for (const styled of [copy, ...(copy.querySelectorAll?.("[style]") ?? [])]) {
    const style = styled.getAttribute?.("style");
    if (style) styled.style.cssText = style;
  }
  return copy;
}

function patchAttributes(old, fresh, kept) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !kept?.test(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) set(old, name, value);
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
    const drawn = parser.parseFromString(symbols, "image/svg+xml").documentElement;
    this.defs.replaceChildren(...[...drawn.childNodes].map(adopt));
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
    const from = leaving.filter((id) => this.byId.has(id)).map((id) => [id, this.byId.get(id).style.transform]);
    leaving.forEach((id) => this.leave(id));
    const fresh = new Map(Object.entries(pieces).map(([id, text]) => [id, parse(text).firstElementChild]));
    for (const [id, drawn] of fresh) if (!this.byId.has(id)) this.enter(id, drawn, from);
    if (order) this.arrange(order);
    this.root.getBoundingClientRect();
    for (const [id, drawn] of fresh) this.patch(this.byId.get(id), drawn);
    if (alt !== null) this.root.setAttribute("aria-label", alt);
    this.arrived = true;
  }

  /** A new piece: it turns up where one of its deck has just gone, if one has, and moves from there. */
  enter(id, drawn, from) {
    const piece = svg("g");
    piece.append(svg("g"));
    piece.firstChild.setAttribute("class", "body");
    this.patch(piece, drawn);
    const deck = id.split("-")[0];
    const origin = from.findIndex(([old]) => old.split("-")[0] === deck);
    if (origin >= 0) piece.style.transform = from.splice(origin, 1)[0][1];
    if (this.arrived) {
      piece.dataset.enters = origin >= 0 ? "turned" : "new";
      piece.firstChild.addEventListener("animationend", () => delete piece.dataset.enters, { once: true });
    }
    this.byId.set(id, piece);
    this.order.push(id);
    this.pieces.append(piece);
  }

  leave(id) {
    const piece = this.byId.get(id);
    if (!piece) return;
    this.byId.delete(id);
    this.order = this.order.filter((other) => other !== id);
    if (calm.matches) return piece.remove();
    piece.removeAttribute("id");
    piece.removeAttribute("tabindex");
    delete piece.dataset.pick;
    piece.dataset.leaves = "";
    setTimeout(() => piece.remove(), 260);
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
    patchAttributes(piece, drawn, ours);
    patchChildren(piece.firstChild, drawn);
  }

  /** A picture of one piece by itself, upright, as large as its frame allows. */
  portrait(id) {
    const body = this.byId.get(id)?.firstChild;
    if (!body) return null;
    const box = body.getBBox();
    const frame = svg("svg");
    frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.setAttribute("aria-hidden", "true");
    frame.append(body.cloneNode(true));
    return frame;
  }

  /** The piece that an event happened on. */
  idAt(target) {
    const piece = target.closest?.("[id]");
    return piece && this.byId.get(piece.id) === piece ? piece.id : "";
  }
}
