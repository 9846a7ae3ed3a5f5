import { base32, base64url } from "rfc4648";
import { unwrapped } from "../../base/data/pasted.ts";
import { wholeUpTo } from "../../table/hand/checks.ts";
import { FIELDS, type Played } from "../../table/hand/played.ts";

/**
 * A code holds hands as text: the version of the code, the number of its letters, and the letters:
 * records as lines of JSON, packed by zlib, which adds a checksum. The first line is a header. A
 * history is one code, or several codes with the same name. Each code can be read on its own.
 * `docs/formats.md` describes it.
 */
const VERSION = 1;
const BEGINNING = /24(h|H)(\d{1,3})-(\d{1,6})-/g;

/**
 * The alphabets of codes: `h` is short in a message, `H` is short in a QR code, which stores
 * capital letters in 5.5 bits.
 */
const ALPHABETS = { h: base64url, H: base32 };
export type Alphabet = keyof typeof ALPHABETS;

/** A code from before the first release. */
const OLDER = /t[0-9A-Z$\-./:]{9,}z/;

/** The largest number of hands in one code. */
export const MOST_HANDS = 1000;

/** The largest number of codes of one history. */
const MOST_PARTS = 1000;

/** The longest name of a history, in characters. */
const LONGEST_NAME = 40;

/** The longest unpacked content, in characters. */
const LONGEST = 2_000_000;

export type CodeFault = "no-code" | "cut" | "damaged" | "older" | "newer";

export class CodeError extends Error {
  code: CodeFault;

  constructor(code: CodeFault) {
    super(code);
    this.code = code;
  }
}

/**
 * The content of one code: its place among the codes with the same name, and the records of its
 * hands.
 */
export type CodePart = {
  code: string;
  name: string;
  place: number;
  count: number;
  records: object[];
};

/** Python computes the rating again. The answer and the trail are too long. */
const OMITTED = ["id", "text", "trail", "level", "score", "technique"];
const CODED = Object.keys(FIELDS).filter((name) => !OMITTED.includes(name));

type CodedHand = Pick<Played, "at"> & Partial<Played>;

/**
 * The fields of a record that a code holds, with the time to a tenth of a second, the moment to a
 * second, and the numbers in order.
 */
function coded(hand: Played): CodedHand {
  const fields: Partial<Record<string, unknown>> = {
    ...hand,
    milliseconds: Math.floor(hand.milliseconds / 100) * 100,
    numbers: [...hand.numbers].sort((a, b) => Number(a) - Number(b)),
  };
  const at = Math.floor(hand.at / 1000) * 1000;
  const entries = CODED.flatMap((name) => (name in hand ? [[name, fields[name]]] : []));
  return { ...Object.fromEntries(entries), at };
}

/** Writes hands as codes of at most `longest` letters. */
export async function writeCodes(
  hands: Played[],
  alphabet: Alphabet = "h",
  longest: number = Number.POSITIVE_INFINITY,
) {
  const records = hands.map(coded).sort((a, b) => a.at - b.at);
  const name = `${records.length}.${(records.at(-1)?.at ?? 0) / 1000}`;
  for (let count = Math.max(1, Math.ceil(records.length / MOST_HANDS)); ; ) {
    const codes = await writeParts(records, alphabet, name, count);
    const most = Math.max(...codes.map((code) => code.length));
    if (most <= longest || count >= records.length) return codes;
    count = Math.min(records.length, Math.max(count + 1, Math.floor((count * most) / longest)));
  }
}

function writeParts(records: CodedHand[], alphabet: Alphabet, name: string, count: number) {
  const parts = Array.from({ length: count }, async (_, place) => {
    const [from, to] = [place, place + 1].map((end) => Math.round((end * records.length) / count));
    const lines = [{ name, place, count }, ...records.slice(from, to)];
    const text = new Blob([lines.map((line) => JSON.stringify(line)).join("\n")]);
    const packed = text.stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const letters = ALPHABETS[alphabet].stringify(bytes, { pad: false });
    return `24${alphabet}${VERSION}-${letters.length}-${letters}`;
  });
  return Promise.all(parts);
}

/**
 * Reads the codes in a text. Other text around them, spaces in them and
 * what a mail or a chat made of them do not matter. Rejects with
 * `CodeError` if a code cannot be read.
 */
export async function readCodes(text: string): Promise<CodePart[]> {
  const dense = unwrapped(text).replace(/\s+/g, "");
  const codes: string[] = [];
  for (let end = 0; ; ) {
    BEGINNING.lastIndex = end;
    const beginning = BEGINNING.exec(dense);
    if (!beginning) break;
    const [head, , version, length] = beginning;
    if (Number(version) < 1) throw new CodeError("damaged");
    if (Number(version) > VERSION) throw new CodeError("newer");
    end = beginning.index + head.length + Number(length);
    const code = dense.slice(beginning.index, end);
    if (!/^[\w-]*$/.test(code)) throw new CodeError("damaged");
    if (dense.length < end) throw new CodeError("cut");
    codes.push(code);
  }
  if (codes.length === 0) throw new CodeError(OLDER.test(dense) ? "older" : "no-code");
  return Promise.all(codes.map(readPart));
}

async function readPart(code: string): Promise<CodePart> {
  try {
    const alphabet = code.startsWith("24H") ? ALPHABETS.H : ALPHABETS.h;
    const bytes = alphabet.parse(code.replace(BEGINNING, ""), { loose: true });
    const text = await unpacked(Uint8Array.from(bytes));
    const [header, ...records] = text.split("\n").map((line) => JSON.parse(line));
    const { name, place, count } = header;
    const isPart = wholeUpTo(MOST_PARTS)(count) && wholeUpTo(count - 1)(place);
    const isNamed = typeof name === "string" && name.length <= LONGEST_NAME;
    if (!isPart || !isNamed || records.length > MOST_HANDS) throw new RangeError();
    return { code, name, place, count, records };
  } catch {
    throw new CodeError("damaged");
  }
}

/** Throws if the content is longer than any code's. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>) {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST) throw new RangeError();
  }
}
