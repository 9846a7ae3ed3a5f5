/** @typedef {[number, number, number, number]} Four cards in ascending order */

/**
 * The whole numbers from one to another.
 *
 * @param {number} low
 * @param {number} high
 */
export const between = (low, high) =>
  Array.from({ length: high - low + 1 }, (_, place) => low + place);

/**
 * All hands of four cards from `low` to `high`, in the order in which a survey tells them.
 *
 * @param {number} low
 * @param {number} high
 * @returns {Four[]}
 */
export const handsBetween = (low, high) =>
  between(low, high).flatMap((a) =>
    between(a, high).flatMap((b) =>
      between(b, high).flatMap((c) =>
        between(c, high).map((d) => /** @type {Four} */ ([a, b, c, d])),
      ),
    ),
  );
