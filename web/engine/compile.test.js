import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { compile } from "./compile.ts";

const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0); // version 1

/** @param {string} type @param {Uint8Array<ArrayBuffer>} [content] */
const sent = (type, content = EMPTY) =>
  new Response(content, { headers: { "Content-Type": type } });

afterEach(() => mock.restoreAll());

test("WebAssembly is compiled with any media type", async () => {
  const answers = ["application/wasm", "Application/WASM", "text/plain"].map((type) => sent(type));
  for (const answer of [...answers, new Response(EMPTY)])
    assert.ok((await compile(answer)) instanceof WebAssembly.Module);
});

test("a response with the right media type is compiled directly, so that the browser caches the code", async () => {
  const compiled = mock.method(WebAssembly, "compileStreaming");
  const answer = sent("application/wasm");
  await compile(answer);
  assert.equal(compiled.mock.calls[0]?.arguments[0], answer);
});

test("a file that is not WebAssembly is reported as corrupt", async () => {
  await assert.rejects(compile(sent("application/wasm", EMPTY.slice(1))), { name: "corrupt" });
});
