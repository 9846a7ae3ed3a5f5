import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { provide } from "../../../testing/browser.ts";
import { fetchGame, isGame } from "./one-file.ts";
import { pack } from "./package.ts";
import { type Item, qtiFiles } from "./qti-package.ts";
import { scormFiles } from "./scorm-package.ts";
import { element, xmlDocument } from "./xml.ts";

const anyText = () => fc.string({ unit: "binary", maxLength: 60 });

const GAME = new Blob(['<template id="packed-wasm" data-file="a.wasm">H4sI</template>']);

/** The text of an element's content or attribute, as an XML parser reads it. */
const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

const isAllowed = (sign: string) =>
  /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u.test(sign);

test("any text stands in an element and in an attribute as it is, without forbidden signs", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const { xml } = element("a", { b: text }, text);
      const [, attribute = "?", content = "?"] = /^<a b="([^"<>]*)">([^<>]*)<\/a>$/.exec(xml) ?? [];
      const kept = [...text].filter(isAllowed).join("");
      assert.deepEqual([unescaped(attribute), unescaped(content)], [kept, kept]);
      assert.ok(!/&(?!(?:quot|gt|lt|amp);)/.test(xml));
    }),
  );
  assert.equal(xmlDocument(element("a")), '<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});

test("a package of SCORM names its files, and opens the set in the game", () => {
  fc.assert(
    fc.property(anyText(), (title) => {
      const link = "#/set?hands=3,3,8,8&marks=scorm";
      const files = scormFiles({ name: "FT1WZ9", title, link, language: "en", game: GAME });
      assert.deepEqual(Object.keys(files), ["imsmanifest.xml", "index.html", "twentyfour.html"]);
      const manifest = `${files["imsmanifest.xml"]}`;
      for (const file of ["index.html", "twentyfour.html"])
        assert.ok(manifest.includes(`<file href="${file}"/>`));
      const [, address = ""] = /content="0; url=([^"]*)"/.exec(`${files["index.html"]}`) ?? [];
      assert.equal(unescaped(address), `twentyfour.html${link}`);
    }),
  );
});

const items = () =>
  fc.array(
    fc
      .record({ question: anyText(), cards: anyText(), right: fc.nat(3) })
      .map(({ right, ...texts }) => ({ ...texts, right, choices: ["a", "b", "c", "d"] })),
    { minLength: 1, maxLength: 5 },
  );

test("a package of questions has a file for each item, and one right choice in each", () => {
  fc.assert(
    fc.property(items(), anyText(), (asked, title) => {
      const listed: Item[] = asked.map((each, at) => ({ identifier: `hand-${at}`, asked: each }));
      const files = qtiFiles({ name: "FT1WZ9", title, language: "en", items: listed });
      assert.equal(Object.keys(files).length, asked.length + 2);
      for (const { identifier, asked: each } of listed) {
        const item = `${files[`items/${identifier}.xml`]}`;
        const choices = [...item.matchAll(/<simpleChoice identifier="(\w)">/g)].map(([, it]) => it);
        assert.deepEqual(choices, ["A", "B", "C", "D"]);
        const [right, ...others] = [...item.matchAll(/<correctResponse><value>(\w)</g)];
        assert.deepEqual([right?.[1], others], [choices[each.right], []]);
      }
    }),
  );
});

test("a packed file has the files as they are", async () => {
  const file = await pack({ "a.txt": "24", "b/c.bin": new Blob(["one", "two"]) });
  const bytes = new Uint8Array(await file.arrayBuffer());
  assert.deepEqual([...bytes.slice(0, 4)], [0x50, 0x4b, 3, 4]);
  assert.match(Buffer.from(bytes).toString("latin1"), /a\.txt[\s\S]*24[\s\S]*b\/c\.binonetwo/);
});

test("only the game in one file is packed", async () => {
  assert.ok(await isGame(GAME));
  const empty = '<template id="packed-wasm" data-file="a.wasm"></template>';
  for (const other of ["", "<!doctype html><h1>404</h1>", empty])
    assert.equal(await isGame(new Blob([other])), false);
  assert.equal(await isGame(new Blob([GAME, new Uint8Array(2 ** 25)])), false);
});

test("a host that lacks the game, and one that answers with another page, give no game", async () => {
  const answers: (() => Promise<Response>)[] = [
    async () => new Response("", { status: 404 }),
    async () => new Response("<!doctype html><title>Twentyfour</title>"),
    () => Promise.reject(new TypeError("no network")),
  ];
  for (const answer of answers) {
    provide("fetch", answer);
    assert.equal(await fetchGame(), null);
  }
  provide("fetch", async () => new Response(GAME));
  assert.equal(await (await fetchGame())?.text(), await GAME.text());
});
