/** Who sits where: names, points, presence, done marks and running clocks. */

import { $, dye, el, say } from "./dom.js";

export class Chairs {
  constructor() {
    this.chairs = [];
    this.told = 0;
    setInterval(() => this.tick(), 250);
  }

  set(chairs, mine) {
    this.chairs = chairs;
    this.mine = mine;
    this.told = performance.now();
    dye(chairs.map((chair) => chair.colour));
    $("chairs").replaceChildren(...chairs.map((chair) => this.draw(chair, mine)));
    this.tick();
  }

  draw(chair, mine) {
    const isHuman = chair.who === "human";
    const who = isHuman ? chair.name : say("who-computer", { strength: say(`strength-${chair.who}`) });
    const presence = isHuman ? say(chair.here ? "here" : "away") : say("computer");
    return el(
      "li",
      { className: "chair", "data-seat": chair.seat, "data-running": chair.running || null, "data-mine": chair.seat === mine || null },
      el("span", { className: isHuman ? (chair.here ? "dot here" : "dot") : "dot bot", title: presence, role: "img", "aria-label": presence }),
      el("span", { className: "who" }, el("b", {}, chair.role), el("small", {}, who)),
      chair.done ? el("span", { className: "done", title: say("done") }, "✓", el("span", { className: "unseen" }, say("done"))) : null,
      el("time", { className: "clock", "aria-label": say("clock-of", { name: chair.role }), hidden: chair.clock === null }),
      chair.points === null || chair.points === undefined ? null : el("span", { className: "points", title: say("points") }, String(chair.points), el("span", { className: "unseen" }, ` ${say("points")}`)),
    );
  }

  tick() {
    const gone = (performance.now() - this.told) / 1000;
    for (const chair of this.chairs) {
      if (chair.clock === null) continue;
      const left = Math.max(0, chair.clock - (chair.running ? gone : 0));
      const shown = [$("chairs").querySelector(`[data-seat="${chair.seat}"] .clock`), ...(chair.seat === this.mine ? [$("my-clock")] : [])];
      for (const clock of shown) show(clock, left, chair.running);
    }
    $("my-clock").hidden = !this.chairs.some((chair) => chair.seat === this.mine && chair.clock !== null);
  }

  name(seat) {
    return this.chairs.find((chair) => chair.seat === seat)?.role ?? "";
  }
}

function show(clock, left, isRunning) {
  const text = spell(left);
  if (clock.textContent !== text) clock.textContent = text;
  clock.classList.toggle("short", isRunning && left < 20);
}

/** Seconds as a person reads them: 1:05, or 2 d 03 h. */
function spell(seconds) {
  const whole = Math.ceil(seconds);
  const two = (number) => String(number).padStart(2, "0");
  if (whole >= 86400) return `${Math.floor(whole / 86400)} d ${two(Math.floor((whole % 86400) / 3600))} h`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
