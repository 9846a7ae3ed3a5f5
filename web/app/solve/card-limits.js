/** The largest hand whose first steps are tried in a moment. */
export const FIRST_STEPS_CARDS = 5;

/** The largest hand that is rated in a moment. */
export const RATED_CARDS = 5;
