/** What every page needs: texts in the reader's language, elements, small notices, and the table's HTTP interface. */

const texts = {};
for (const block of document.querySelectorAll('script[type="application/json"]')) Object.assign(texts, JSON.parse(block.textContent));

/** The text `id`, with `{name}` replaced by values.name. */
export function say(id, values = {}) {
  return (texts[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export const $ = (id) => document.getElementById(id);

/** A new element: properties, `data-`/`aria-` attributes by their names, and what stands in it. */
export function el(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key in element && !key.includes("-")) element[key] = value;
    else if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...inside.filter((part) => part !== null && part !== undefined));
  return element;
}

/** A notice that goes away by itself, with a link to a clause, and a button, if they are given. */
export function toast(text, { bad = false, clause = "", act = null } = {}) {
  const link = clause ? el("a", { href: `#${clause}`, className: "clause", "data-clause": clause }, clause) : null;
  const close = el("button", { type: "button", className: "plain", "aria-label": say("close"), onclick: () => note.remove() }, "×");
  const note = el("div", { className: bad ? "toast bad" : "toast" }, el("span", {}, text), link, act, close);
  act?.addEventListener("click", () => note.remove());
  $("toasts").replaceChildren(note);
  setTimeout(() => note.remove(), 4000 + 60 * text.length);
}

/** Lets each seat's lines and chair wear its colour; those without one keep that of the style sheet. */
export function dye(colours) {
  colours.forEach((colour, seat) => colour && document.body.style.setProperty(`--seat-${seat}`, colour));
}

/** Calls the table; gives the answer, or throws an Error whose message can be shown. */
export async function call(method, path, body) {
  const isText = typeof body === "string";
  const headers = body === undefined ? {} : { "Content-Type": isText ? "text/plain" : "application/json" };
  let response;
  try {
    response = await fetch(path, { method, headers, body: isText || body === undefined ? body : JSON.stringify(body) });
  } catch {
    throw new Error(say("network-lost"));
  }
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  const answer = isJson ? await response.json() : await response.text();
  if (!response.ok) throw new Error((isJson && (answer.detail || answer.title || answer.text)) || say("refused"));
  return answer;
}

/** Puts text on the clipboard and says so. */
export async function copy(text, said) {
  await navigator.clipboard.writeText(text);
  toast(said);
}

/** Whether the reader asked for little movement. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether a key press belongs to something that is being typed. */
export const isTyping = (target) => target.closest?.("input:not([type=range]):not([type=checkbox]), textarea, select, dialog") !== null;
