/** The front door: one-click games, the table set my way, my tables, and records from a file. */

import { $, call, el, say, toast } from "./dom.js";
import { forget, keep, keyOf, myName, setMyName, table, tables } from "./mine.js";

/** Opens a table; who is `guided` is told what to do there. */
async function open(order, guided = false) {
  const made = await call("POST", "/api/tables", order);
  keep(keyOf(made.link), { ...made, guided });
  location.assign(made.link);
}

function quick(button) {
  const { game } = button.dataset;
  const rows = document.querySelectorAll(`.setup[data-game="${game}"] .seat-row`);
  const mine = Number(button.dataset.quick);
  const seats = [...rows].map((_, seat) => (seat === mine ? { who: "me", name: myName() || say("guest") } : { who: "guided" in button.dataset ? "novice" : "seasoned", name: "" }));
  return { game, options: {}, seats, clock: { kind: "none", seconds: 0, out: "computer" }, curtain: false };
}

/** What is chosen, as far as it belongs to the game as it is chosen. */
function options(form) {
  const belongs = (field) => !field.closest(".choice[data-idle]");
  const chosen = Object.fromEntries([...form.querySelectorAll("[data-option]")].filter(belongs).map((select) => [select.dataset.option, select.value]));
  for (const box of form.querySelectorAll("[data-variant]:checked")) if (belongs(box)) chosen[box.dataset.variant] = "on";
  return chosen;
}

/** Shows what belongs to the values chosen, and of the variants those that are searched for. */
function sift(form) {
  const wanted = form.querySelector("[data-search]")?.value.trim().toLowerCase() ?? "";
  for (const choice of form.querySelectorAll(".choice")) {
    const { given, needed } = choice.dataset;
    const value = given && form.querySelector(`[data-option="${given}"]`).value;
    choice.toggleAttribute("data-idle", Boolean(given) && !needed.split(" ").includes(value));
    const isSought = !choice.closest(".variants") || choice.textContent.toLowerCase().includes(wanted);
    choice.hidden = "idle" in choice.dataset || !isSought;
    for (const story of choice.querySelectorAll("[data-story]")) story.hidden = story.dataset.story !== choice.querySelector("select").value;
  }
  for (const chapter of form.querySelectorAll(".chapter")) {
    const shown = chapter.querySelectorAll(".choice:not([hidden])").length;
    chapter.hidden = !shown;
    chapter.querySelector("summary small").textContent = shown;
  }
}

function clock(form) {
  const kind = form.clock.value;
  const seconds = kind === "move" ? Number(form.seconds.value) : kind === "days" ? 86400 * Number(form.days.value) : 0;
  return { kind, seconds, out: form.out.value };
}

function order(form) {
  const name = form.elements.name.value.trim();
  setMyName(name);
  const seats = whos(form).map((who) => ({ who, name: who === "me" || who === "screen" ? name || say("guest") : "" }));
  return { game: form.dataset.game, options: options(form), seats, clock: clock(form), curtain: whos(form).includes("screen") && form.curtain.checked };
}

const whos = (form) => [...form.querySelectorAll('[name="who"]')].map((select) => select.value);

/** Shows the rows that what is chosen calls for. */
function refresh(form) {
  const needs = { screen: whos(form).includes("screen"), move: form.clock.value === "move", days: form.clock.value === "days", clock: form.clock.value !== "none" };
  for (const row of form.querySelectorAll("[data-needs]")) row.hidden = !needs[row.dataset.needs];
  form.querySelector("[data-clock-said]").textContent = form.clock.selectedOptions[0].textContent;
  sift(form);
  const count = form.querySelectorAll(".variants .choice:not([data-idle]) [data-variant]:checked").length;
  const said = form.querySelector("[data-chosen]");
  if (said) {
    said.dataset.about ??= said.textContent;
    said.textContent = count ? say("variants-chosen", { count }) : said.dataset.about;
  }
}

async function reseat(form) {
  const list = form.querySelector(".seat-rows");
  list.setAttribute("aria-busy", "true");
  const rows = await call("GET", `/seats/${form.dataset.game}?${new URLSearchParams(options(form))}`).finally(() =>
    list.removeAttribute("aria-busy"),
  );
  const before = whos(form);
  list.innerHTML = rows;
  const seats = [...form.querySelectorAll('[name="who"]')];
  if (seats.length === before.length) seats.forEach((select, seat) => (select.value = before[seat]));
}

async function submit(event, form) {
  event.preventDefault();
  const button = form.querySelector(".start button");
  button.disabled = true;
  try {
    await open(order(form));
  } catch (fault) {
    form.querySelector(".start .faults").textContent = fault.message;
  }
  button.disabled = false;
}

// -- my tables ---------------------------------------------------------------------------------------------------------

async function drawMine() {
  const held = tables();
  if (!held.length) return;
  const states = await call("POST", "/api/status", { keys: held.map((one) => one.key) });
  const rows = states.filter((one) => one?.key).map(row);
  $("my-tables").replaceChildren(...rows);
  $("mine").hidden = rows.length === 0;
}

function row(one) {
  const turn = one.mine && !one.over;
  const state = one.over ? "table-over" : turn ? "table-mine" : "table-waits";
  const away = el("button", { type: "button", className: "plain", onclick: () => (forget(one.key), item.remove()) }, say("forget"));
  const item = el("li", { className: turn ? "turn" : "" }, el("b", {}, one.title), el("span", { className: "state" }, say(state)), el("small", {}, one.stage), el("span", { className: "acts" }, el("a", { className: "button", href: table(one.key).link ?? `/s/${one.key}` }, say("resume")), away));
  return item;
}

// -- records -----------------------------------------------------------------------------------------------------------

async function openRecord(file) {
  if (!file) return;
  const said = $("record-faults");
  said.replaceChildren();
  try {
    if (file.size > Number($("drop").dataset.largest)) throw new Error(say("server-too-large"));
    const answer = await call("POST", "/api/records", await file.text());
    if (!answer.faults?.length) return location.assign(answer.link);
    said.replaceChildren(say("record-faults"), "\n", answer.faults.join("\n"), "\n", el("a", { className: "button", href: answer.link }, say("record-open")));
  } catch (fault) {
    said.textContent = fault.message;
  }
  said.scrollIntoView({ block: "nearest" });
}

/** A file may be dropped anywhere on the page: beside the box the browser would leave the page and show it. */
function watchRecords() {
  const box = $("drop");
  const field = $("record-file");
  field.addEventListener("change", async () => {
    await openRecord(field.files[0]);
    field.value = "";
  });
  const carries = (event) => event.dataTransfer?.types.includes("Files");
  for (const over of ["dragover", "dragenter"]) document.addEventListener(over, (event) => carries(event) && (event.preventDefault(), box.classList.add("over")));
  document.addEventListener("dragleave", (event) => event.relatedTarget ?? box.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    box.classList.remove("over");
    if (!carries(event)) return;
    event.preventDefault();
    openRecord(event.dataTransfer.files[0]);
  });
}

for (const button of document.querySelectorAll("[data-quick]")) {
  button.addEventListener("click", () => open(quick(button), "guided" in button.dataset).catch((fault) => toast(fault.message, { bad: true })));
}
for (const form of document.querySelectorAll(".setup")) {
  form.elements.name.value = myName();
  form.addEventListener("submit", (event) => submit(event, form));
  form.addEventListener("change", async (event) => {
    refresh(form);
    if (event.target.dataset.option) await reseat(form);
    refresh(form);
  });
  form.querySelector("[data-search]")?.addEventListener("input", (event) => {
    sift(form);
    for (const chapter of form.querySelectorAll(".chapter")) chapter.open = Boolean(event.target.value.trim());
  });
  refresh(form);
}
watchRecords();
drawMine().catch((fault) => toast(fault.message, { bad: true }));
