/** Code as part of a link: gzip, whose checksum shows damage, in base64url. */

/** The most letters of the packed code, so that every messenger sends the link whole. */
export const MOST_PACKED = 8192;
const MOST_BYTES = 160_000;

/** Packs a code; null if it is too long for a link. */
export async function packCode(code: string): Promise<string | null> {
  const stream = new Blob([code]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return packed.length <= MOST_PACKED ? packed : null;
}

/** Reads a packed code; null if it is damaged or too long. */
export async function unpackCode(packed: string): Promise<string | null> {
  if (packed.length > MOST_PACKED || !/^[\w-]+$/.test(packed)) return null;
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream("gzip"))
      .getReader();
    return await textOf(reader);
  } catch {
    return null;
  }
}

/** Reads at most as many bytes as a code has, because a short text can unpack to gigabytes. */
async function textOf(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
