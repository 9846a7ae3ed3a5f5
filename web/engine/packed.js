/**
 * The bytes behind base64 of gzip. They are written into the stream, for in WebKitGTK the stream of
 * a blob never ends in a worker of a page from disk.
 *
 * @param {string} packed
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
export function unpack(packed) {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  const written = writer.write(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
  Promise.all([written, writer.close()]).catch(() => {}); // whoever reads hears of it
  return readable;
}
