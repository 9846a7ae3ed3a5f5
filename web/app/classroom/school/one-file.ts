/** The game in one file, which a package carries to the school's system. */

export const ONE_FILE_NAME = "twentyfour.html";

/** Larger than any edition. */
const MOST_BYTES = 2 ** 25;

/** What the one-file edition has and no other page: the filled element of a packed file. */
const PACKED = /<template id="packed-wasm" data-file="[^"]+">[\w+/]/;

/**
 * Fetches the one-file edition, which lies next to the page.
 *
 * @returns null if it does not come: without a network, or from a host that lacks it
 */
export async function fetchGame(): Promise<Blob | null> {
  const answer = await fetch(ONE_FILE_NAME).catch(() => null);
  if (!answer?.ok) return null;
  const file = await answer.blob().catch(() => null);
  return file && (await isGame(file)) ? file : null;
}

/** Whether a file is the one-file edition. Some hosts answer every address with a page. */
export const isGame = async (file: Blob) =>
  file.size <= MOST_BYTES && PACKED.test(await file.text());
