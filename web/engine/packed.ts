/**
 * Decodes gzip in base64. The bytes are written into the stream, because in WebKitGTK the stream of
 * a blob never ends in a worker of a local page.
 */
export function unpack(packed: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  const written = writer.write(fromBase64(packed));
  Promise.all([written, writer.close()]).catch(() => {}); // the reader gets the error
  return readable;
}

/** An object URL for packed scripts, joined in order. */
export async function scriptAddress(...packed: string[]) {
  const sources = packed.map((script) => new Response(unpack(script)).arrayBuffer());
  return URL.createObjectURL(new Blob(await Promise.all(sources), { type: "text/javascript" }));
}

/**
 * Reads the packed content of an element in the one-file edition. The element is a template, not a
 * script, because WebKit copies the complete text of a script again with each piece that arrives.
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
