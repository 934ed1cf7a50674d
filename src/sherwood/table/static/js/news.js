/** What has happened of late, told over the map where the screen is too small for the log beside it. */

import { $, el } from "./dom.js";
import { counted } from "./chronicle.js";

/** Lines that are kept. */
const LATEST = 12;

export class News {
  /** `open()` shows the log; `isAsked()` tells whether the reader is asked something: once he answers, he has read the news. */
  constructor(open, isAsked) {
    this.lines = [];
    $("news").addEventListener("click", open);
    document.addEventListener("pointerdown", (event) => isAsked() && !event.target.closest("#news") && this.clear());
  }

  /** Adds lines of the log, but for what this seat did itself. */
  add(lines, seat) {
    for (const line of lines) {
      if (line.kind === "chat" || (line.kind === "move" && line.seat === seat)) continue;
      if (line.kind === "onward") this.lines.pop();
      this.lines.push(line);
    }
    this.lines = this.lines.slice(-LATEST);
    this.draw();
  }

  clear() {
    this.lines = [];
    this.draw();
  }

  /** The last line stands below; where there are too many, it is the one that is seen. */
  draw() {
    $("news").hidden = !this.lines.length;
    $("news").replaceChildren(...counted(this.lines).toReversed().map((text) => el("span", {}, text)));
  }
}
