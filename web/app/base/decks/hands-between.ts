/** Cards in ascending order. */
export type Four = [number, number, number, number];

/** The whole numbers from `low` to `high`. */
export const between = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, place) => low + place);

/** All hands of four cards from `low` to `high`, in the order of surveys and of the deck table. */
export const handsBetween = (low: number, high: number): Four[] =>
  between(low, high).flatMap((a) =>
    between(a, high).flatMap((b) =>
      between(b, high).flatMap((c) => between(c, high).map((d): Four => [a, b, c, d])),
    ),
  );
