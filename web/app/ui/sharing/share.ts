/**
 * Shares a text: with the phone's share sheet, else with the clipboard.
 *
 * @param {string} text
 * @returns {Promise<"shared" | "copied" | "refused">} `refused`: the player has to copy it
 */
export async function share(text) {
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
 * @param {string} text
 * @returns {Promise<"copied" | "refused">} `refused`: the player has to copy it
 */
export const copy = async (text) => ((await copyText(text)) ? "copied" : "refused");

/**
 * Copies a text to the clipboard; tells whether the browser has let it.
 *
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that opens a link for somebody else; empty where the page is a file on this device.
 *
 * @param {string} link such as `#/daily`
 */
export function addressOf(link) {
  const { origin, pathname, protocol } = location;
  return protocol === "file:" ? "" : `${origin}${pathname}${link}`;
}
