import assert from "node:assert/strict";
import { before, test } from "node:test";
import fc from "fast-check";
import { nameOfHands } from "../../app/base/address/hand-list.ts";
import { addRoutes, href, type Query, read } from "../../app/base/address/router.ts";
import { readSetCode } from "../../app/classroom/print/set-code.ts";
import { readSet } from "../../app/classroom/sets/set-link.ts";
import { collect, resultCode } from "../../app/classroom/sets/set-result.ts";
import { readCodes, writeCodes } from "../../app/me/transfer/code.ts";
import {
  challengeQuery,
  newChallenge,
  readChallenge,
} from "../../app/play/modes/challenge/challenge-link.ts";
import { MODE_ROUTES } from "../../app/play/modes.ts";
import { listQuery, readListLink } from "../../app/player/lists/lists.ts";
import { hand } from "../records.ts";
import { inSentence } from "../sentences.ts";

const HANDS = [
  { numbers: ["3", "3", "8", "8"], target: "24" },
  { numbers: ["-1", "5", "5", "5"], target: "-7", operators: "-" },
];
const SET = nameOfHands(HANDS);

before(() => addRoutes(MODE_ROUTES));

/** The query that the address of a link has after it is pasted. */
const opened = (pasted: string) => read(pasted.slice(pasted.indexOf("#"))).query;

test("codes and links are read inside any sentence", async () => {
  const set = "S3BC-C3QM-QT26";
  const sheet = readSetCode(set);
  const result = resultCode(SET, { times: [9000, null], wrong: 1, hints: 0 });
  const [device = ""] = await writeCodes([hand()]);
  const challenge = newChallenge(["3,3,8,8", "-1,5,5,5"], "24", "seed");
  const list = { name: "", hands: HANDS };
  const link = (name: string, query: Query) => `https://example.org/24/${href(name, query)}`;
  const links = {
    list: link("lists", listQuery(list)),
    challenge: link("challenge", challengeQuery(challenge)),
    set: link("set", { seed: "00007", count: "3", deck: "10" }),
  };
  assert.ok("query" in sheet && !Object.values(links).some((text) => text.includes("%")));
  const set7 = readSet(opened(links.set));
  await fc.assert(
    fc.asyncProperty(inSentence(), async (wrap) => {
      const grouped = wrap(set.replaceAll("-", " "));
      for (const code of [wrap(set), grouped, `The code is ${wrap(set)}`, `${grouped} Play it!`]) {
        assert.deepEqual(readSetCode(code), sheet, code);
      }
      for (const code of [wrap(result), wrap(result.replace(/.{4}/g, "$& "))]) {
        assert.deepEqual(
          collect(code, SET, 2).results.map(({ code }) => code),
          [result],
        );
      }
      assert.deepEqual((await readCodes(`Hands: ${wrap(device)}`))[0]?.code, device);
      assert.deepEqual(readListLink(opened(wrap(links.list))), list);
      assert.deepEqual(readChallenge(opened(wrap(links.challenge))), challenge);
      assert.deepEqual(readSet(opened(wrap(links.set))), set7);
    }),
  );
});
