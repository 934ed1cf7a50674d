/** The magnifying glass: a piece under a resting pointer, or under a finger held down, is shown large. */

import { $ } from "./dom.js";

const REST = 420;
const HOLD = 450;
/** A piece already this tall on the screen, in pixels, needs no glass. */
const LARGE = 300;

const GAP = 16;
const HEADER = 64;

/** Above the piece, clear of its neighbours and of the bubble below; beside it where there is no room above. */
function place(loupe, box) {
  const { offsetWidth: width, offsetHeight: height } = loupe;
  const above = box.top - height - GAP;
  const middle = { x: box.left + (box.width - width) / 2, y: box.top + (box.height - height) / 2 };
  const beside = box.right + GAP + width < innerWidth ? box.right + GAP : box.left - width - GAP;
  const [x, y] = above >= HEADER ? [middle.x, above] : [beside, Math.max(HEADER, middle.y)];
  loupe.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
  loupe.style.top = `${Math.min(y, innerHeight - height - 8)}px`;
}

export function watchLoupe(scene) {
  const loupe = $("loupe");
  let timer = 0;
  let held = false;

  function show(id) {
    const picture = scene.portrait(id);
    if (!picture) return;
    const box = scene.piece(id).getBoundingClientRect();
    if (box.height > LARGE) return;
    loupe.replaceChildren(picture);
    loupe.hidden = false;
    place(loupe, box);
  }

  function hide() {
    clearTimeout(timer);
    loupe.hidden = true;
  }

  scene.root.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    hide();
    const id = scene.idAt(event.target);
    if (id) timer = setTimeout(() => show(id), REST);
  });
  scene.root.addEventListener("pointerleave", hide);
  scene.root.addEventListener("pointerdown", (event) => {
    hide();
    held = false;
    const id = scene.idAt(event.target);
    if (event.pointerType === "mouse" || !id) return;
    timer = setTimeout(() => {
      held = true;
      show(id);
    }, HOLD);
  });
  for (const end of ["pointerup", "pointercancel"]) scene.root.addEventListener(end, hide);
  scene.root.addEventListener("contextmenu", (event) => held && event.preventDefault());
  scene.root.addEventListener("click", (event) => held && (event.stopImmediatePropagation(), (held = false)), true);
}
