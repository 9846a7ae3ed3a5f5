/** The number of records that are checked or saved within a few hundredths of a second. */
export const SIZE = 1000;

/** Slices of a long list, each with the number of entries up to its end. */
export function* slices<T>(list: T[]): Generator<[number, T[]]> {
  for (let place = 0; place < list.length; place += SIZE) {
    yield [Math.min(place + SIZE, list.length), list.slice(place, place + SIZE)];
  }
}

/** Lets the page paint and handle input before the next slice. */
export const pause = () => new Promise((resolve) => setTimeout(resolve));

/** How long work may run without a pause, in milliseconds. */
const TURN = 30;

/**
 * Returns a function that pauses long work, so that the page can respond, if the work has run long
 * enough.
 */
export function createPauses() {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < TURN) return;
    await pause();
    begun = performance.now();
  };
}
