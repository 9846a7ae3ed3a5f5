/** The size of the largest hand for which Python can try first steps without a noticeable wait. */
export const FIRST_STEPS_CARDS = 5;

/** The size of the largest hand for which Python explains how a strong player looks at it. */
export const LOOKED_CARDS = 4;

/** The size of the largest hand that Python can rate without a noticeable wait. */
export const RATED_CARDS = 5;
