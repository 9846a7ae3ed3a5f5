/** Whether the player's device asks for less motion. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
