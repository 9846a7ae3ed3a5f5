/**
 * Shares a text with the phone's share sheet or, without one, the clipboard.
 *
 * @returns `refused`: the player has to copy it
 */
export async function share(text: string): Promise<"shared" | "copied" | "refused"> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return copy(text);
}

/**
 * Copies a text to the clipboard.
 *
 * @returns `refused`: the player has to copy it
 */
export const copy = async (text: string): Promise<"copied" | "refused"> =>
  (await copyText(text)) ? "copied" : "refused";

/** Copies a text to the clipboard. Returns whether the browser allowed it. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that opens a link for somebody else; empty if the page is a local file.
 *
 * @param link such as `#/daily`
 */
export function addressOf(link: string) {
  const { origin, pathname, protocol } = location;
  return protocol === "file:" ? "" : `${origin}${pathname}${link}`;
}
