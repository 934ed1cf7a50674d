/** The shape of the screen: a phone held upright gets a picture of its own. */

const tall = matchMedia("(max-width: 900px) and (max-aspect-ratio: 4/5)");

export const shape = () => (tall.matches ? "tall" : "wide");

/** Calls back when the screen has been turned. */
export const onTurn = (act) => tall.addEventListener("change", act);
