import { handListQuery, readHandList } from "../../base/address/hand-list.ts";
import { fieldsOf } from "../../base/browser/storage.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { nameKey } from "../../base/data/names.ts";
import { LONGEST_ANSWER, sentName } from "../../player/answers/answer-form.ts";
import type { NamedAnswer } from "../../player/answers/chat-answers.ts";
import { readVotes, type Vote } from "./nicer.ts";

/** One hand, and what a class has said about it. */
export interface Wall {
  hand: Puzzle;
  /** In the order in which they came. */
  answers: NamedAnswer[];
  /** The texts of the solutions that nobody found and the teacher turned over. */
  turned: string[];
  votes: Vote[];
}

export const MOST_ANSWERS = 200;
const MOST_TURNED = 200;

/** The size of the largest hand whose ways can be told apart without a noticeable wait. */
export const MOST_CARDS = 5;

export const emptyWall = (hand: Puzzle): Wall => ({ hand, answers: [], turned: [], votes: [] });

/** What adding answers did. */
export type Added = { wall: Wall; added: number; known: number; left: number };

/**
 * Adds answers. The same answer of the same name counts once.
 *
 * @param isPupil whether each answer without a name is that of another pupil, as a typed one is; in
 *   a chat that is pasted again it is the same one
 */
export function withAnswers(wall: Wall, answers: NamedAnswer[], isPupil: boolean): Added {
  const all = [...wall.answers];
  const keys = new Set(all.map(keyOf));
  let [added, known, left] = [0, 0, 0];
  for (const answer of answers) {
    const isNew = !keys.has(keyOf(answer)) || (isPupil && !answer.name);
    if (!isNew) known += 1;
    else if (all.length >= MOST_ANSWERS) left += 1;
    else {
      all.push(answer);
      keys.add(keyOf(answer));
      added += 1;
    }
  }
  return { wall: { ...wall, answers: all }, added, known, left };
}

const keyOf = ({ name, text }: NamedAnswer) => JSON.stringify([nameKey(name), plain(text)]);

const plain = (text: string) => text.replace(/\s/g, "");

/** The wall without one answer of this text and name. */
export function withoutAnswer(wall: Wall, { text, name }: NamedAnswer): Wall {
  const at = wall.answers.findIndex((each) => each.text === text && each.name === name);
  return { ...wall, answers: wall.answers.filter((_, place) => place !== at) };
}

/** Turns a solution over that nobody found. */
export const turnOver = (wall: Wall, text: string): Wall => ({
  ...wall,
  turned: [...wall.turned.filter((each) => each !== text), text].slice(-MOST_TURNED),
});

/** The wall as it is stored. */
export const writeWall = ({ hand, ...wall }: Wall) => ({ hand: handListQuery([hand]), ...wall });

const isAnswerText = (text: unknown): text is string =>
  typeof text === "string" && text.trim() !== "" && text.length <= LONGEST_ANSWER;

/** A stored wall without what is damaged; null if its hand is. */
export function readWall(stored: unknown): Wall | null {
  const { hand: query, answers, turned, votes } = fieldsOf(stored);
  const texts = Object.entries(fieldsOf(query)).filter(([, text]) => typeof text === "string");
  const [hand, ...others] = readHandList(Object.fromEntries(texts) as Record<string, string>) ?? [];
  if (!hand || others.length || hand.numbers.length > MOST_CARDS) return null;
  return {
    hand,
    answers: listOf(answers)
      .flatMap((each) => {
        const { text, name } = fieldsOf(each);
        return isAnswerText(text) ? { text, name: sentName(`${name ?? ""}`) } : [];
      })
      .slice(0, MOST_ANSWERS),
    turned: listOf(turned).filter(isAnswerText).slice(0, MOST_TURNED),
    votes: readVotes(votes),
  };
}

const listOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
