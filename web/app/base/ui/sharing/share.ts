/**
 * Shares a text with the phone's share sheet or, without one, the clipboard.
 *
 * @param files shared with the text if the share sheet accepts files
 * @returns `refused`: the player has to copy it
 */
export async function share(
  text: string,
  files: File[] = [],
): Promise<"shared" | "copied" | "refused"> {
  if (hasShareSheet()) {
    try {
      await navigator.share(
        files.length && navigator.canShare({ files }) ? { text, files } : { text },
      );
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return copy(text);
}

const hasShareSheet = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Whether the share sheet accepts pictures. */
export const sharesPictures = () =>
  hasShareSheet() &&
  Boolean(navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] }));

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

/** The name of the page's host; empty if the page is a local file. */
export const siteName = () => (location.protocol === "file:" ? "" : location.host);

/**
 * The address that opens a link for somebody else; empty if the page is a local file.
 *
 * @param link such as `#/daily`
 */
export function addressOf(link: string) {
  const { origin, pathname, protocol } = location;
  return protocol === "file:" ? "" : `${origin}${pathname}${link}`;
}
