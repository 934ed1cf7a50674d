/** The head of every page: language, and light or dark. */

const YEAR = 31536000;

function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

for (const button of document.querySelectorAll("[data-lang]")) {
  button.addEventListener("click", () => {
    remember("lang", button.dataset.lang);
    location.reload();
  });
}

const isDark = () => (document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";

document.querySelector("[data-theme-switch]").addEventListener("click", () => {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  remember("theme", theme);
});

for (const opener of document.querySelectorAll("[data-open]")) {
  opener.addEventListener("click", () => document.getElementById(opener.dataset.open).showModal());
}

const isNarrow = matchMedia("(max-width: 900px)").matches;
for (const fold of document.querySelectorAll("details[data-folds]")) fold.open = !isNarrow;

for (const menu of document.querySelectorAll("details.menu")) {
  const close = () => (menu.open = false);
  menu.addEventListener("click", (event) => event.target.closest("button, a") && close());
  document.addEventListener("click", (event) => menu.contains(event.target) || close());
  menu.addEventListener("keydown", (event) => event.key === "Escape" && (close(), menu.firstElementChild.focus()));
}
