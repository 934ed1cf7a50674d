/** Targets that are set down at a place: `b-3@3120,2480`, or with the way it faces, `b-3@3120,2480,30`. */

/** The piece that a target is of. */
export const idOf = (target) => target?.split("@")[0] ?? "";

/** The place at which a target is set down: [x, y] or [x, y, facing]; null for none. */
export function placeOf(target) {
  const place = target.split("@")[1];
  return place ? place.split(",").map(Number) : null;
}

/** The target of a piece that is set down at a place. */
export function target(id, [x, y], facing) {
  const place = [x, y].map((at) => Math.max(0, Math.round(at)));
  return `${id}@${(facing === undefined ? place : [...place, facing]).join(",")}`;
}
