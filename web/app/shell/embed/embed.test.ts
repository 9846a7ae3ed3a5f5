import assert from "node:assert/strict";
import { test } from "node:test";
import {
  challengeQuery,
  handQuery,
  newChallenge,
} from "../../play/modes/challenge/challenge-link.ts";
import { playOf } from "../../play/modes.ts";
import { handsOfLink } from "./hands-of-link.ts";

const named = (hand: string, target = "24") => ({
  query: target === "24" ? { hand } : { hand, target },
  solvable: false,
});

test("a link names one hand, without its other parameters", async () => {
  const query = { hand: "3,3,8,8", target: "30", find: "", theme: "dark" };
  assert.deepEqual(await handsOfLink({ name: "play", query }), [named("3,3,8,8", "30")]);
});

test("a link has the restricted operators of its hand", async () => {
  const hand = { query: { hand: "9,9,4,2", operators: "+-" }, solvable: false };
  const query = { hand: "9,9,4,2", operators: " -" };
  assert.deepEqual(await handsOfLink({ name: "play", query }), [hand]);
  const challenge = { ...newChallenge(["9,9,4,2"], "24", "a seed"), operators: "+-" };
  assert.deepEqual(await handsOfLink({ name: "challenge", query: challengeQuery(challenge) }), [
    hand,
  ]);
  const { series } = playOf(handQuery({ challenge, place: 0 })).play;
  assert.deepEqual(series && (await handsOfLink(series)), [hand]);
});

test("a set and a challenge name several hands in order", async () => {
  const query = { hands: "4,6,8,2_1,1,1,1", target: "20" };
  for (const name of ["set", "challenge"]) {
    const hands = await handsOfLink({ name, query });
    assert.deepEqual(hands, [named("4,6,8,2", "20"), named("1,1,1,1", "20")]);
  }
});

test("a hand of a challenge or of a day leads to the other hands of its series", async () => {
  const challenge = newChallenge(["4,6,8,2", "1,1,1,1"], "24", "a seed");
  const { series } = playOf(handQuery({ challenge, place: 1 })).play;
  assert.ok(series);
  assert.deepEqual(await handsOfLink(series), [named("4,6,8,2"), named("1,1,1,1")]);
  assert.deepEqual(playOf({ hand: "1,2,3,4", daily: "2026-01-02" }).play.series, {
    name: "daily",
    query: { date: "2026-01-02" },
  });
  assert.equal(playOf({ hand: "1,2,3,4" }).play.series, undefined);
});
