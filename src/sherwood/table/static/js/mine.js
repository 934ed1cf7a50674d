/** My tables: the links I hold, kept in this browser and nowhere else. */

const SHELF = "sherwood.tables";
const NAME = "sherwood.name";

const read = (key, otherwise) => JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;

/** The links I hold, latest first: {key, link, links: [{seat, link}], watch, nonce}. */
export const tables = () => read(SHELF, []);

export const table = (key) => tables().find((held) => held.key === key);

/** Keeps what is known of a table, and moves it to the front. */
export function keep(key, facts) {
  const held = { ...table(key), ...facts, key };
  localStorage.setItem(SHELF, JSON.stringify([held, ...tables().filter((other) => other.key !== key)].slice(0, 60)));
}

export function forget(key) {
  localStorage.setItem(SHELF, JSON.stringify(tables().filter((other) => other.key !== key)));
}

export const myName = () => read(NAME, "");
export const setMyName = (name) => localStorage.setItem(NAME, JSON.stringify(name));

/** My word for the fair dice of this table: 32 hex digits, the same each time I come back. */
export function nonce(key) {
  const known = table(key)?.nonce;
  if (known) return known;
  const fresh = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(key, { nonce: fresh });
  return fresh;
}

export const keyOf = (link) => link.split("/").pop();
