/** A seat at a table, or a place to watch from. */

import { Camera } from "./camera.js";
import { Chairs } from "./chairs.js";
import { Chronicle, counted, watchTabs } from "./chronicle.js";
import { openClauses } from "./clause.js";
import { Coach } from "./coach.js";
import { Connection } from "./connection.js";
import { $, call, copy, el, isTyping, say, toast } from "./dom.js";
import { Draft } from "./draft.js";
import { Hand } from "./hand.js";
import { watchLoupe } from "./loupe.js";
import { keep, keyOf, myName, nonce, setMyName, table } from "./mine.js";
import { News } from "./news.js";
import { Prompt } from "./prompt.js";
import { Scene } from "./scene.js";
import { onTurn, shape } from "./screen.js";
import { TurnBell } from "./bell.js";

/** How many sayings a screen reader's voice may fall behind. */
const SAYINGS = 8;

const main = $("main");
const key = main.dataset.key;
const isWatching = "watching" in main.dataset;

const scene = new Scene($("board"));
const chairs = new Chairs();
const chronicle = new Chronicle(key);
const bell = new TurnBell();
const coach = isWatching ? null : new Coach(key);
const facts = { game: "", seat: -1, sat: false, again: false };
let connection = null;
const ask = async (request, fields) => connection?.ask(request, fields) ?? null;
const prompt = new Prompt(scene, ask);
const draft = new Draft(ask);
const news = new News(() => togglePanel(true), () => isWatching || prompt.now.mine);
const hand = isWatching ? null : new Hand(scene, prompt);
const camera = new Camera(scene, $("view-tools"), { move: () => prompt.callOff(), picks: () => prompt.free, picked: () => prompt.taken });

openClauses(() => facts.game);
watchLoupe(scene);
watchTabs(chronicle);

// -- what the table tells ----------------------------------------------------------------------------------------------

function update(message) {
  if (message.title) entitle(message.title);
  if (message.pieces || message.gone || message.order || message.full) scene.apply(message);
  if (message.board !== undefined && message.board !== null) $("text-board").textContent = message.board;
  if (message.prompt) facts.seat = message.prompt.seat;
  if (message.chairs) chairs.set(message.chairs, facts.seat);
  if (message.fair) showFair(message.fair);
  const lines = chronicle.add(message.lines ?? [], message.full);
  tellNews(lines, message.full);
  const said = counted(lines);
  if (message.prompt) {
    showPrompt(message.prompt, said);
    draft.notice(prompt.now, message.full);
  } else {
    prompt.markPicks();
    speak(said);
  }
  if (message.next) offerNext(message.next);
  if (typeof message.told === "boolean") showTold(message.told);
}

/** A map can be moved from under the news; other pictures would be hidden. */
function tellNews(lines, isFull) {
  if (isFull) news.clear();
  else if (scene.isMap && lines.length) news.add(lines, facts.seat);
}

function entitle(title) {
  $("game-name").textContent = title;
  bell.entitle(title);
}

/** Whether word is sent when it is my turn. */
function showTold(isTold) {
  $("send-word")?.setAttribute("aria-pressed", String(isTold));
  if ($("word-stop")) $("word-stop").hidden = !isTold;
}

function showPrompt(told, said) {
  const before = prompt.now;
  prompt.set(told);
  hand?.set();
  camera.notice();
  coach?.set(told.tips ?? []);
  $("stage").textContent = told.stage;
  if ($("undo")) $("undo").disabled = !told.undo;
  if ($("hint")) $("hint").disabled = !told.mine || Boolean(told.over);
  if ($("resign")) $("resign").disabled = Boolean(told.over);
  drawCurtain(told.curtain ?? -1);
  speak([...said, ...askedAnew(before, prompt.now)]);
  bell.turn(told.mine && !told.over, told.over || told.text, !before.mine);
  main.toggleAttribute("data-over", Boolean(told.over));
  if (told.over) offerRematch();
  if ($("sit-again")) $("sit-again").hidden = Boolean(told.over) || !isStoodIn();
}

/** Whether a computer plays on my seat. */
function isStoodIn() {
  return facts.sat && chairs.chairs.some((chair) => chair.seat === facts.seat && chair.who !== "human");
}

/** The question, if it is another than before; else what the draft comes to, if that has changed. */
function askedAnew(before, now) {
  const text = (one) => one.over || one.text;
  if (now.number !== before.number || text(now) !== text(before)) return [text(now)];
  return now.hint && now.hint !== before.hint ? [now.hint] : [];
}

/** What is said stays for a while: a voice that is still reading goes on. */
function speak(lines) {
  if (!lines.length) return;
  const live = $("live");
  live.append(el("p", {}, lines.join(" ")));
  while (live.children.length > SAYINGS) live.firstChild.remove();
}

function showFair(fair) {
  const badge = $("fair-badge");
  badge.hidden = false;
  const verdict = fair.verified === true ? "fair-verified" : fair.verified === false ? "fair-failed" : "fair-sealed";
  badge.textContent = say(fair.verified === undefined || fair.verified === null ? "fair-badge" : verdict);
  badge.dataset.verdict = verdict;
  $("fair-verdict").textContent = say(verdict);
  $("fair-verdict").dataset.verdict = verdict;
  $("fair-commitment").textContent = fair.commitment;
  $("fair-secret").textContent = fair.secret || say("fair-open");
}

function banner(text) {
  $("banner").hidden = !text;
  $("banner").textContent = text;
}

function state(now) {
  if (now === "lost") return banner(say("lost"));
  banner("");
  if (!isWatching && !facts.sat) sit();
}

// -- taking part -------------------------------------------------------------------------------------------------------

async function sit() {
  if (!table(key)?.links) setMyName(await arrive());
  keep(key, { links: table(key)?.links ?? [] });
  const reply = await ask("sit", { nonce: nonce(key), name: myName() || say("guest") });
  facts.sat = Boolean(reply?.ok);
  invite();
}

/** Shows the links for friends, once. */
function invite() {
  const held = table(key);
  if (held.invited || !others(held).length) return;
  keep(key, { invited: true });
  drawLinks();
  $("links").showModal();
}

/** The links of the seats that friends hold. */
function others(held) {
  return (held?.links ?? []).filter((other) => keyOf(other.link) !== key);
}

/** Asks a newcomer for the name to show. */
function arrive() {
  const dialog = $("arrive");
  const input = dialog.querySelector("input");
  input.value = myName();
  if (!dialog.open) dialog.showModal();
  return new Promise((named) => dialog.addEventListener("close", () => named(input.value.trim()), { once: true }));
}

// -- the curtain -------------------------------------------------------------------------------------------------------

function drawCurtain(seat) {
  const curtain = $("curtain");
  const wasDown = !curtain.hidden;
  curtain.hidden = seat < 0;
  for (const part of [main, document.querySelector(".top")]) part.inert = seat >= 0;
  if (seat < 0) return wasDown && $("prompt").focus();
  const role = chairs.name(seat);
  $("curtain-title").textContent = say("curtain-title", { name: role });
  $("curtain-open").textContent = say("curtain-open", { name: role });
  $("curtain-open").onclick = () => ask("face", { seat });
  $("curtain-open").focus();
}

// -- tools -------------------------------------------------------------------------------------------------------------

/** A request that belongs to no question; gives whether it was granted. */
async function demand(request) {
  const reply = await ask(request);
  if (reply && !reply.ok) toast(reply.text, { bad: true });
  return Boolean(reply?.ok);
}

function offerRematch() {
  if (isWatching || $("rematch")) return;
  const button = el("button", { type: "button", id: "rematch", className: "gold", disabled: facts.again, onclick: askRematch }, say(facts.again ? "rematch-asked" : "rematch"));
  $("buttons").append(button, el("a", { className: "button", href: `/r/${key}` }, say("replay")));
}

/** The next game begins when all have asked for it. */
async function askRematch() {
  facts.again = await demand("rematch");
  if (!facts.again || !$("rematch")) return;
  $("rematch").disabled = true;
  $("rematch").textContent = say("rematch-asked");
}

function offerNext(link) {
  keep(keyOf(link), { links: [] });
  $("buttons").replaceChildren(el("a", { className: "button gold", href: link, id: "next-table" }, say("next-table")));
}

async function showHint() {
  const reply = await prompt.send("hint");
  if (!reply?.ok) return;
  togglePanel(false);
  const follow = el("button", { type: "button", className: "plain", onclick: () => prompt.make(reply.move) }, say("make-move"));
  toast(say("hint-is", { text: reply.text || reply.move }), { clause: reply.clause, act: follow });
}

async function resign() {
  const dialog = $("sure");
  dialog.returnValue = "";
  $("resign-about").textContent = say(chairs.chairs.length === 2 ? "resign-about" : "resign-about-many");
  dialog.showModal();
  dialog.addEventListener("close", () => dialog.returnValue === "yes" && demand("resign"), { once: true });
}

function toggle(button, shown, isShown) {
  shown.hidden = !isShown;
  button.setAttribute(button.hasAttribute("aria-expanded") ? "aria-expanded" : "aria-pressed", String(isShown));
}

function toggleText() {
  if (!connection) return;
  toggle($("show-text"), $("text-board"), $("text-board").hidden);
  connection.text = !$("text-board").hidden;
  connection.again();
  if ($("text-board").hidden) return;
  togglePanel(false);
  $("text-board").focus();
}

/** On a small screen the panel lies over the board. */
function togglePanel(isOpen) {
  main.toggleAttribute("data-panel", isOpen);
  $("panel-switch").setAttribute("aria-expanded", String(isOpen));
  $("panel-switch").textContent = say(isOpen ? "panel-close" : "panel-open");
}

function toggleNotation() {
  toggle($("show-notation"), $("notation"), $("notation").hidden);
  if (!$("notation").hidden) $("notation").querySelector("input").focus();
}

async function makeTyped(event) {
  event.preventDefault();
  const input = $("notation").querySelector("input");
  const reply = await ask("make", { at: prompt.now.number, move: input.value.trim() });
  $("notation-fault").textContent = !reply ? say("lost") : reply.ok ? "" : reply.text;
  if (reply?.ok) input.value = "";
}

async function chat(event) {
  event.preventDefault();
  const text = $("say-text").value.trim();
  if (!text) return;
  const reply = await ask("chat", { text });
  if (reply?.ok) $("say-text").value = "";
  else toast(reply?.text ?? say("lost"), { bad: true });
}

async function sendWord(to) {
  const reply = await ask("tell", { to });
  $("word-fault").textContent = !reply ? say("lost") : reply.ok ? "" : reply.text;
  if (!reply?.ok) return;
  $("word-form").reset();
  $("word").close();
  toast(say(to ? "word-on" : "word-off"));
}

function drawLinks() {
  const held = table(key);
  const rows = others(held).map((other) => [say("link-seat", { seat: chairs.name(other.seat) }), other.link]);
  if (held?.watch) rows.push([say("link-watch"), held.watch]);
  if (isWatching) rows.push([say("link-watch"), location.pathname]);
  $("link-list").replaceChildren(...rows.map(([title, link]) => linkRow(title, new URL(link, location.origin).href)));
  if (!rows.length) $("link-list").append(el("li", {}, say("link-none")));
}

function linkRow(title, link) {
  const field = el("input", { readOnly: true, value: link, "aria-label": title });
  return el("li", {}, el("span", {}, title), field, el("button", { type: "button", onclick: () => copy(link, say("copied")) }, say("copy")));
}

function watchTools() {
  $("hint")?.addEventListener("click", showHint);
  $("sit-again")?.addEventListener("click", sit);
  $("resign")?.addEventListener("click", resign);
  $("show-text").addEventListener("click", toggleText);
  $("show-notation")?.addEventListener("click", toggleNotation);
  $("notation")?.addEventListener("submit", makeTyped);
  $("say")?.addEventListener("submit", chat);
  $("word-form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const to = $("word-form").elements.to.value.trim();
    if (to) sendWord(to);
  });
  $("word-stop")?.addEventListener("click", () => sendWord(""));
  $("tell-me")?.addEventListener("click", () => bell.askLeave($("tell-me")));
  document.querySelector('[data-open="links"]').addEventListener("click", drawLinks);
  $("panel-switch").addEventListener("click", () => togglePanel(!main.hasAttribute("data-panel")));
  document.addEventListener("keydown", (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const tool = { "?": () => $("help").showModal(), h: showHint, n: toggleNotation, t: toggleText, l: () => $("log-panel").focus() }[event.key];
    if (!tool || (event.key === "h" && $("hint")?.disabled !== false) || (event.key === "n" && isWatching)) return;
    event.preventDefault();
    tool();
  });
}

// -- sitting down ------------------------------------------------------------------------------------------------------

async function begin() {
  const [status] = await call("POST", "/api/status", { keys: [key] });
  if (!status) return banner(say("gone"));
  facts.game = status.game;
  $("rules-link").href = `/rules/${status.game}`;
  await scene.furnish(status, shape());
  camera.open();
  connection = new Connection(key, shape(), { update, state, bye: (text) => banner(text || say("gone")) });
  onTurn(async () => {
    await scene.furnish(status, shape());
    connection.shape = shape();
    connection.again();
  });
}

watchTools();
begin().catch((fault) => banner(fault.message));
