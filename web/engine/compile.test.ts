import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { compile } from "./compile.ts";

const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0); // version 1

const sent = (type: string, content: Uint8Array<ArrayBuffer> = EMPTY) =>
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

test("a file that cannot be compiled is corrupt if it has no hash, else the browser is too old", async () => {
  const fails = (name: string) =>
    assert.rejects(compile(sent("application/wasm", EMPTY.slice(1))), { name });
  await fails("no-webassembly");
  mock.getter(crypto, "subtle", () => undefined);
  await fails("corrupt");
});
