/** A game that was, or is, played: any moment, from any seat's eyes that may be looked through. */

import { Camera } from "./camera.js";
import { clauseLink, openClauses } from "./clause.js";
import { $, call, copy, dye, el, isTyping, say, toast } from "./dom.js";
import { watchLoupe } from "./loupe.js";
import { keep, keyOf, myName } from "./mine.js";
import { Scene } from "./scene.js";
import { onTurn, shape } from "./screen.js";

const BEAT = 1100;
const key = $("main").dataset.key;
const strengths = $("main").dataset.strengths.split(" ");
const scene = new Scene($("board"));
const camera = new Camera(scene, $("view-tools"), { move: () => {}, picks: () => [] });
const address = new URLSearchParams(location.search);
const moments = new Map();
let game = { steps: [], readers: [], seats: [], game: "", ending: "" };
let step = 0;
let timer = 0;

openClauses(() => game.game);
watchLoupe(scene);

const reader = () => $("reader").value;

/** What was to be seen then; what could not be had is asked for anew the next time. */
function moment(at, as) {
  const name = `${at} ${as}`;
  if (!moments.has(name)) {
    const asked = call("GET", `/api/replay/${key}/${at}?as=${as}&shape=${shape()}`);
    asked.catch(() => moments.delete(name));
    moments.set(name, asked);
  }
  return moments.get(name);
}

/** Where this moment is to be found. */
const link = () => `?step=${step}&as=${reader()}`;

async function show(at, isNews = true) {
  step = Math.max(0, Math.min(at, game.steps.length));
  const wanted = step;
  $("slider").value = step;
  $("count").textContent = say("replay-count", { step, steps: game.steps.length });
  markLog();
  const seen = await moment(step, reader()).catch((fault) => toast(fault.message, { bad: true }));
  if (!seen || step !== wanted) return;
  if (isNews) history.replaceState(null, "", link());
  scene.apply({ ...seen, full: true });
  $("text-board").textContent = seen.board ?? "";
  $("stage").textContent = seen.stage ?? "";
  $("step-text").textContent = [seen.text || told(step)?.text || say("replay-start"), step === game.steps.length ? game.ending : ""].join(" ").trim();
  if (step < game.steps.length) moment(step + 1, reader());
}

/** The last step up to this one of which there is something to tell. */
const told = (at) => game.steps.slice(0, at).findLast((one) => one.text);

function markLog() {
  const rows = [...$("log").children];
  const now = rows.findLast((row) => Number(row.dataset.step) <= step);
  const panel = $("log-panel");
  rows.forEach((row) => row.classList.toggle("now", row === now));
  if (now) panel.scrollTop = now.offsetTop - panel.clientHeight / 2;
}

/** The next step in this direction at which another phase begins. */
function phase(way) {
  const stageAt = (at) => game.steps[at - 1]?.stage;
  let at = step + way;
  while (at > 0 && at < game.steps.length && stageAt(at) === stageAt(at + (way > 0 ? -1 : 1))) at += way;
  return at;
}

function play() {
  const isPlaying = timer !== 0;
  clearInterval(timer);
  timer = 0;
  if (!isPlaying) {
    if (step >= game.steps.length) show(0);
    timer = setInterval(() => (step < game.steps.length ? show(step + 1) : play()), BEAT);
  }
  $("play").setAttribute("aria-pressed", String(!isPlaying));
  $("play").setAttribute("aria-label", say(isPlaying ? "replay-play" : "replay-pause"));
}

function drawLog() {
  $("log").replaceChildren(
    ...game.steps.filter((one) => one.text).map((one) => {
      const marks = el("span", { className: "marks" }, one.clause ? clauseLink(one.clause) : null);
      return el("li", { className: "move", "data-seat": one.by, "data-step": one.step }, el("button", { type: "button", className: "jump", onclick: () => show(one.step) }, one.text), marks);
    }),
    ...(game.ending ? [el("li", { className: "note" }, game.ending)] : []),
  );
}

// -- branching ---------------------------------------------------------------------------------------------------------

/** Who plays on: I, where I am looking from. */
function drawBranch() {
  const mine = Math.max(0, Number(reader()));
  const choices = [["me", say("who-me")], ...strengths.map((name) => [name, say("who-computer", { strength: say(`strength-${name}`) })]), ["friend", say("who-friend")], ["screen", say("who-screen")]];
  $("branch-seats").replaceChildren(
    ...game.seats.map((name, seat) => {
      const select = el("select", { name: "who", "aria-label": name }, ...choices.map(([value, title]) => el("option", { value }, title)));
      select.value = seat === mine ? "me" : "seasoned";
      return el("div", { className: "seat-row" }, el("span", { className: "seat-role" }, name), select);
    }),
  );
}

async function branch(event) {
  if (event.submitter?.value !== "yes") return;
  event.preventDefault();
  const seats = [...$("branch-seats").querySelectorAll("select")].map((select) => ({ who: select.value, name: select.value === "me" ? myName() || say("guest") : "" }));
  try {
    const made = await call("POST", `/api/branch/${key}/${step}?as=${reader()}`, { seats });
    keep(keyOf(made.link), made);
    location.assign(made.link);
  } catch (fault) {
    $("branch-form").querySelector(".faults").textContent = fault.message;
  }
}

// -- controls ----------------------------------------------------------------------------------------------------------

const acts = {
  first: () => show(0),
  "phase-back": () => show(phase(-1)),
  back: () => show(step - 1),
  play,
  forward: () => show(step + 1),
  "phase-forward": () => show(phase(1)),
  last: () => show(game.steps.length),
};
const keys = { Home: "first", PageUp: "phase-back", ArrowLeft: "back", " ": "play", ArrowRight: "forward", PageDown: "phase-forward", End: "last" };

function watchControls() {
  for (const [id, act] of Object.entries(acts)) $(id).addEventListener("click", act);
  $("slider").addEventListener("input", () => show(Number($("slider").value)));
  $("reader").addEventListener("change", () => show(step));
  $("copy-moment").addEventListener("click", () => copy(new URL(link(), location.href).href, say("copied")));
  document.querySelector("[data-open=branch]").addEventListener("click", drawBranch);
  $("branch-form").addEventListener("submit", branch);
  $("show-text").addEventListener("click", () => {
    const isShown = $("text-board").hidden;
    $("text-board").hidden = !isShown;
    $("show-text").setAttribute("aria-pressed", String(isShown));
  });
  document.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.shiftKey || isTyping(event.target) || (event.key === " " && event.target.closest("button, summary, a"))) return;
    event.preventDefault();
    acts[act]();
  });
}

function showFair(verified) {
  if (verified === undefined || verified === null) return;
  $("fair-badge").hidden = false;
  $("fair-badge").dataset.verdict = verified ? "fair-verified" : "fair-failed";
  $("fair-badge").textContent = say(verified ? "fair-verified" : "fair-failed");
}

async function begin() {
  game = await call("GET", `/api/replay/${key}`);
  $("game-name").textContent = game.title;
  $("rules-link").href = `/rules/${game.game}`;
  document.title = `${say("replay")}: ${game.title} · Sherwood`;
  $("reader").replaceChildren(...game.readers.map((one) => el("option", { value: one.seat }, one.name)));
  const wished = address.get("as");
  if (game.readers.some((one) => String(one.seat) === wished)) $("reader").value = wished;
  $("slider").max = game.steps.length;
  showFair(game.verified);
  dye(game.colours);
  drawLog();
  await scene.furnish(game, shape());
  camera.open();
  onTurn(async () => {
    moments.clear();
    await scene.furnish(game, shape());
    show(step);
  });
  await show(Number(address.get("step") ?? game.steps.length), false);
}

watchControls();
begin().catch((fault) => {
  $("banner").hidden = false;
  $("banner").textContent = fault.message;
});
