/** The number of records that are checked or saved in some hundredths of a second. */
export const SIZE = 1000;

/** Parts of a long list, each with how many entries there are up to its end. */
export function* slices<T>(list: T[]): Generator<[number, T[]]> {
  for (let place = 0; place < list.length; place += SIZE) {
    yield [Math.min(place + SIZE, list.length), list.slice(place, place + SIZE)];
  }
}

/** Lets the page paint and handle input before the next slice. */
export const pause = () => new Promise((resolve) => setTimeout(resolve));

/** How long a part of long work may take, in milliseconds. */
const TURN = 30;

/** A function that lets the page go on between two parts of long work, once a turn is over. */
export function createPauses() {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < TURN) return;
    await pause();
    begun = performance.now();
  };
}
