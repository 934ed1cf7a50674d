/** The side panel that shows one clause of the rules. Any link with `data-clause` opens it. */

import { $, call, toast } from "./dom.js";

export function openClauses(game) {
  const panel = $("clause");
  let opener = null;

  async function show(clause) {
    let answer;
    try {
      answer = await call("GET", `/api/rules/${game()}/${clause}`);
    } catch (fault) {
      return toast(fault.message, { bad: true });
    }
    $("clause-title").textContent = answer.title ? `${answer.title} (${clause})` : clause;
    $("clause-text").innerHTML = answer.html;
    $("clause-link").href = `/rules/${game()}#${clause}`;
    panel.hidden = false;
    panel.querySelector("[data-close]").focus();
  }

  function close() {
    if (panel.hidden) return;
    panel.hidden = true;
    opener?.focus();
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.clause");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!panel.contains(link)) opener = link;
    show(link.dataset.clause ?? link.hash.slice(1));
  });
  panel.querySelector("[data-close]").addEventListener("click", close);
  panel.addEventListener("keydown", (event) => event.key === "Escape" && (event.stopPropagation(), close()));
}

export function clauseLink(clause) {
  const link = document.createElement("a");
  link.className = "clause";
  link.href = `#${clause}`;
  link.dataset.clause = clause;
  link.textContent = clause;
  return link;
}
