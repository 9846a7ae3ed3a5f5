import { type Signal, signal } from "@preact/signals";
import fc from "fast-check";
import { render } from "preact";
import { followTranslator } from "../app/base/browser/translator.ts";
import { isOriginal, type Kind, MARK, textsIn, translate } from "./translator.ts";

/**
 * Draws the same random updates twice, with and without a translator. Both show the same words at
 * all times. Runs in a browser: `tests/browser/test_translated.py`.
 */

/** A part of a paragraph, with a key that Preact keeps through moves. */
type Part = { key: number; kind: "text" | "bold" | "signal" | "both"; words: string };

/** What happens to the paragraph. */
type Update = { parts: Part[] } | { said: string } | { kind: Kind | null };

const words = fc.constantFrom("", "7", "one", "two", "three");
const part = fc.record({
  key: fc.nat(5),
  kind: fc.constantFrom("text", "bold", "signal", "both"),
  words,
}) satisfies fc.Arbitrary<Part>;
const parts = fc.uniqueArray(part, { selector: ({ key }) => key, maxLength: 5 });
const kinds = fc.constantFrom<Kind>("font", "wrap", "text", "paragraph");
const update: fc.Arbitrary<Update> = fc.oneof(
  { arbitrary: fc.record({ parts }), weight: 4 },
  { arbitrary: fc.record({ said: words }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.option(kinds) }), weight: 1 },
);

function Paragraph({ parts, said }: { parts: Part[]; said: Signal<string> }) {
  return (
    <p>
      {parts[0]?.words}
      {parts.map(({ key, kind, words }) => {
        if (kind === "text") return words;
        return kind === "signal" ? said : <b key={key}>{kind === "bold" ? words : said}</b>;
      })}
      {parts.length} parts
    </p>
  );
}

/** What a reader sees of an element, without the marks of a translator. */
function seen(element: Element) {
  const copy = document.createElement("div");
  copy.innerHTML = element.innerHTML;
  for (const font of copy.querySelectorAll("font")) font.replaceWith(...font.childNodes);
  return copy.innerHTML.replaceAll(MARK, "");
}

const quiet = async () => {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
};

async function agree(first: Part[], updates: Update[]) {
  const said = signal("said");
  const [translated, plain] = [document.createElement("div"), document.createElement("div")];
  document.body.append(translated, plain);
  let stop = translate(translated, "font");
  let isTranslated = true;

  function draw(parts: Part[]) {
    for (const twin of [translated, plain]) render(<Paragraph parts={parts} said={said} />, twin);
  }

  async function follow(update: Update) {
    if ("parts" in update) draw(update.parts);
    else if ("said" in update) said.value = update.said;
    else {
      stop();
      isTranslated = update.kind !== null;
      await quiet();
      if (update.kind) stop = translate(translated, update.kind);
    }
    await quiet();
    const fault = differs(translated, plain) || (isTranslated && originalIn(translated));
    if (fault) throw new Error(fault);
  }

  draw(first);
  for (const update of [{ said: "said" }, ...updates]) await follow(update);
  stop();
  for (const twin of [translated, plain]) {
    render(null, twin);
    twin.remove();
  }
}

function differs(translated: Element, plain: Element) {
  const [left, right] = [seen(translated), seen(plain)];
  return left === right ? "" : `${left} instead of ${right}`;
}

/** The first text that is not translated. */
const originalIn = (element: Element) => textsIn(element).find(isOriginal)?.data;

/** Rejects with the smallest updates after which the twins differ. */
export async function compare(runs: number) {
  followTranslator();
  const property = fc.asyncProperty(parts, fc.array(update, { maxLength: 8 }), agree);
  await fc.assert(property, { numRuns: runs, includeErrorInReport: true });
}
