import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { gzipSync } from "node:zlib";
import { digest } from "./digest.ts";
import { download } from "./download.ts";
import type { EngineFile } from "./files.ts";
import { watchdog } from "./limits.ts";

const BYTES = new TextEncoder().encode("CPython, compiled to WebAssembly. ".repeat(100));

const built = async (other?: Partial<EngineFile>) => ({
  url: "https://example.org/python.wasm",
  bytes: BYTES.length,
  sha256: await digest(BYTES),
  ...other,
});

/** Lets the host send these pieces, and then break the connection if `cut`. */
function host(
  pieces: Uint8Array<ArrayBuffer>[],
  { cut = false, status = 200 }: { cut?: boolean; status?: number } = {},
) {
  const left = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else if (cut) controller.error(new TypeError("network error"));
      else controller.close();
    },
  });
  return mock.method(
    globalThis,
    "fetch",
    async (_address: string, _options: RequestInit) => new Response(body, { status }),
  );
}

/** A host that sends on request, and notices when the download is abandoned. */
function slowHost() {
  const { readable, writable } = new TransformStream();
  const writer = writable.getWriter();
  mock.method(globalThis, "fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", () => writer.abort(signal.reason).catch(() => {}));
    return new Response(readable);
  });
  return {
    async send(piece: Uint8Array) {
      writer.write(piece).catch(() => {});
      await new Promise(setImmediate);
    },
    end: () => writer.close(),
  };
}

async function read(file: EngineFile) {
  const progress: number[] = [];
  const { response, whole } = download(file, "default", (bytes) => progress.push(bytes));
  const content = await (await response).arrayBuffer();
  await whole;
  return { content: new Uint8Array(content), progress };
}

/** `whole` rejects with the fault, although a reader of the response may have reached its end. */
async function fails(file: EngineFile, code: string) {
  const { response, whole } = download(file, "default", () => {});
  response.then((opened) => opened.arrayBuffer()).catch(() => {});
  await assert.rejects(whole, { name: code });
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
  Reflect.deleteProperty(globalThis, "caches");
});

test("a download returns the built file, and a fast download reports no progress", async () => {
  const fetched = host([BYTES.slice(0, 1000), BYTES.slice(1000)]);
  const { content, progress } = await read(await built());
  assert.deepEqual(content, BYTES);
  assert.deepEqual(progress, []);
  const [address, options] = fetched.mock.calls[0]?.arguments ?? [];
  assert.deepEqual([address, options?.cache], ["https://example.org/python.wasm", "default"]);
});

test("each reason why a file does not arrive has a code of its own", async () => {
  const page = [new TextEncoder().encode("<!doctype html><h1>Not now</h1>")];
  const codes = { 403: "refused", 404: "missing", 410: "missing", 429: "too-many" };
  const busy = { 502: "overloaded", 503: "overloaded", 504: "overloaded", 418: "download" };
  for (const [status, code] of Object.entries({ ...codes, ...busy })) {
    host(page, { status: Number(status) });
    await fails(await built(), code);
  }
  host([BYTES.slice(0, 1000)], { cut: true });
  await fails(await built(), "download");
  mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("offline")));
  await fails(await built(), "download");
});

test("a file that is too short, too long or different is damaged", async () => {
  const other = BYTES.slice();
  other[7] = 0;
  for (const pieces of [[BYTES.slice(0, -1)], [BYTES, BYTES.slice(0, 1)], [other], []]) {
    host(pieces);
    await fails(await built(), "corrupt");
  }
});

test("over plain HTTP there are no hashes, and only the size is checked", async () => {
  const other = BYTES.slice();
  other[7] = 0;
  const file = await built();
  mock.getter(crypto, "subtle", () => undefined);
  host([other]);
  assert.deepEqual((await read(file)).content, other);
  host([BYTES.slice(1)]);
  await fails(file, "corrupt");
});

test("the one-file edition fetches nothing", async () => {
  const fetched = host([]);
  const packed = gzipSync(BYTES);
  const text = packed.toString("base64");
  assert.deepEqual((await read(await built({ packed: text }))).content, BYTES);
  for (const strange of [packed.subarray(0, -20), gzipSync("another file"), BYTES]) {
    await fails(await built({ packed: Buffer.from(strange).toString("base64") }), "corrupt");
  }
  assert.equal(fetched.mock.callCount(), 0);
});

test("a file is checked to its end even if the compiler stops reading", async () => {
  const other = BYTES.slice();
  other[7] = 0;
  for (const [content, code] of [
    [BYTES, null],
    [other, "corrupt"],
  ]) {
    host([content as Uint8Array<ArrayBuffer>]);
    const { response, whole } = download(await built(), "default", () => {});
    await (await response).body?.cancel("the compiler gave up");
    await (code ? assert.rejects(whole, { name: String(code) }) : whole);
  }
});

test("a file in the cache is read directly, unless the cache is bypassed", async () => {
  const fetched = host([BYTES]);
  const match = mock.fn(async () => new Response(BYTES));
  globalThis.caches = { match } as unknown as CacheStorage;
  const file = await built();
  assert.deepEqual((await read(file)).content, BYTES);
  assert.deepEqual(match.mock.calls[0]?.arguments, [file.url]);
  assert.equal(fetched.mock.callCount(), 0);
  await download(file, "reload").whole;
  assert.equal(fetched.mock.callCount(), 1);
});

test("a file is fetched if it is not cached, or if there are no caches", async () => {
  const none = { match: async () => undefined };
  const refused = { match: () => Promise.reject(new DOMException("sandboxed", "SecurityError")) };
  for (const caches of [none, refused]) {
    globalThis.caches = caches as unknown as CacheStorage;
    const fetched = host([BYTES]);
    assert.deepEqual((await read(await built())).content, BYTES);
    assert.equal(fetched.mock.callCount(), 1);
  }
});

test("a download fails if the host sends no data for too long; a slow host is accepted", async () => {
  const { touch, stop, expired } = watchdog(30_000, "no more bytes");
  mock.timers.tick(29_999);
  touch();
  mock.timers.tick(29_999);
  touch();
  stop();
  mock.timers.tick(60_000);
  touch();
  mock.timers.tick(30_000);
  await assert.rejects(expired, { name: "too-slow", message: "no more bytes" });
});

test("a slow download reports the bytes that have arrived", async () => {
  const line = slowHost();
  const progress: number[] = [];
  const { response, whole } = download(await built(), "reload", (bytes) => progress.push(bytes));
  (await response).arrayBuffer();
  mock.timers.tick(499);
  await line.send(BYTES.slice(0, 1000));
  assert.deepEqual(progress, []);
  mock.timers.tick(1);
  for (let at = 1000; at < BYTES.length; at += 10) await line.send(BYTES.slice(at, at + 10));
  line.end();
  await whole;
  assert.ok((progress[0] ?? 0) >= 1000, "what came before is counted too");
  assert.equal(progress.at(-1), BYTES.length);
  assert.deepEqual(
    progress,
    [...new Set(progress)].sort((a, b) => a - b),
  );
  assert.ok(progress.length > 50);
});

test("a download without data fails, also before progress is reported", async () => {
  for (const sent of [0, 1000]) {
    const line = slowHost();
    const { response, whole } = download(await built(), "default", () => {});
    const failed = assert.rejects(whole, { name: "too-slow" });
    (await response).arrayBuffer().catch(() => {});
    await line.send(BYTES.slice(0, sent));
    mock.timers.tick(500);
    await line.send(BYTES.slice(0, 0));
    mock.timers.tick(30_000);
    await failed;
  }
});

test("progress ends when the file has arrived, even if the byte count is late", async () => {
  const turn = () => new Promise(setImmediate);
  let at = 0;
  const lagging = new ReadableStream({
    async pull(controller) {
      await turn();
      if (at >= BYTES.length) return controller.close();
      controller.enqueue(BYTES.slice(at, at + 40));
      at += 40;
    },
  });
  const line = new TransformStream();
  const answer = new Response(null, { headers: { "Content-Type": "application/wasm" } });
  const copies = [new Response(lagging), new Response(line.readable)];
  mock.method(answer, "clone", () => copies.shift());
  mock.getter(answer, "body", () => lagging);
  mock.method(globalThis, "fetch", async () => answer);

  const progress: number[] = [];
  const { whole } = download(await built(), "default", (bytes) => progress.push(bytes));
  await turn();
  mock.timers.tick(500);
  for (let turns = 0; turns < 20; turns++) await turn();
  const writer = line.writable.getWriter();
  writer.write(BYTES);
  writer.close();
  const before = await whole.then(() => progress.length);
  for (let turns = 0; turns < 20; turns++) await turn();
  assert.ok(before > 5);
  assert.equal(progress.length, before);
});

test("a zstd file that arrives unpacked is checked by its unpacked size and hash", async () => {
  const zstd = Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 1, 2, 3);
  const packed = { bytes: zstd.length, sha256: await digest(zstd) };
  const unpacked = { bytes: BYTES.length, sha256: await digest(BYTES) };
  const file = await built({ ...packed, unpacked });
  for (const content of [zstd, BYTES]) {
    host([content]);
    assert.deepEqual((await read(file)).content, content);
    const other = content.slice();
    other[6] = 0;
    for (const strange of [other, content.slice(0, -1)]) {
      host([strange]);
      await fails(file, "corrupt");
    }
  }
  host([]);
  await fails(file, "corrupt");
});
