/** The most cards of a hand whose proof is found in a moment. */
export const PROVABLE = 5;
