/** The largest hand whose first steps are tried in a moment. */
export const FIRST_STEPS_CARDS = 5;

/** The largest hand of which is told how a strong player looks at it. */
export const LOOKED_CARDS = 4;

/** The largest hand that is rated in a moment. */
export const RATED_CARDS = 5;
