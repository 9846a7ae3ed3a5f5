/**
 * The bytes behind base64 of gzip. They are written into the stream, for in WebKitGTK the stream of
 * a blob never ends in a worker of a page from disk.
 */
export function unpack(packed: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  const written = writer.write(fromBase64(packed));
  Promise.all([written, writer.close()]).catch(() => {}); // whoever reads hears of it
  return readable;
}

/** An address for scripts that come packed, one after the other. */
export async function scriptAddress(...packed: string[]) {
  const sources = packed.map((script) => new Response(unpack(script)).arrayBuffer());
  return URL.createObjectURL(new Blob(await Promise.all(sources), { type: "text/javascript" }));
}

/**
 * Reads what an element of the one file holds packed. It is a template, and not a script, since WebKit
 * copies all the text of a script anew with each piece that arrives.
 */
export function readTemplate(id: string) {
  const element = document.getElementById(id) as HTMLTemplateElement | null;
  return element?.content.textContent ?? "";
}

function fromBase64(text: string) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}
