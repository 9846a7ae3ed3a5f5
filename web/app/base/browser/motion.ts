/** Whether the player's device asks for reduced motion. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a card flies onto another, in milliseconds. */
export const FLIGHT = 180;

/** How long a card fades, in milliseconds. */
export const FADE = 120;

/** How long the thread of a combination stays, in milliseconds. */
export const STAY = 400;
