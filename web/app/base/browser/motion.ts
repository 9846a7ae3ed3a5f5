/** Whether the player's device asks for reduced motion. */
export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
