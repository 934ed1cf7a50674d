/** The magnifying glass: a piece under a resting pointer, or under a finger held down, is shown large. */

import { $ } from "./dom.js";

const REST = 420;
const HOLD = 450;
/** A piece already this tall on the screen, in pixels, needs no glass. */
const LARGE = 300;

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
    const room = { width: loupe.offsetWidth, height: loupe.offsetHeight };
    const toRight = box.right + 16 + room.width < innerWidth;
    loupe.style.left = `${toRight ? box.right + 16 : Math.max(8, box.left - room.width - 16)}px`;
    loupe.style.top = `${Math.min(Math.max(64, box.top + box.height / 2 - room.height / 2), innerHeight - room.height - 8)}px`;
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
