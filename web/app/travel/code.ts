import type { Played } from "../history/played.ts";
import { VERSION as RECORD_VERSION, toStored } from "../history/record.ts";
import { pause } from "../history/slices.ts";
import { Fields } from "./fields.ts";
import { type CodedHand, codeHands, isHeld, WORDS } from "./hands.ts";
import { Decoder, Encoder } from "./range-coder.ts";

/**
 * A code holds hands as text, for a QR code or for pasting: `t`, letters, and `z`. The letters
 * encode the version of the code, the hands, and a checksum. A history is one code, or several with
 * the same name, each of which can be read on its own.
 */
const CODE_VERSION = 1;

/**
 * Three of these 41 letters encode two bytes. QR codes store each in 5.5 bits, and links do not
 * escape them.
 */
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$-./:";
const BASE = LETTERS.length;
const CODE = /t([0-9A-Z$\-./:]+)z/g;
const CUT = /t[0-9A-Z$\-./:]{20,}$/;

/** The largest number of hands in one code. */
export const MOST_HANDS = 1000;

const CHECKSUM_BYTES = 4;

export type CodeFault = "no-code" | "cut" | "damaged" | "newer";

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
  name: number;
  place: number;
  count: number;
  records: CodedHand[];
};

/**
 * Writes hands as codes of at most `longest` letters. `cut` is the number of hands that lost
 * details.
 */
export async function writeCodes(hands: Played[], longest: number = Number.POSITIVE_INFINITY) {
  const stored = hands.map(toStored).sort((a, b) => a.at - b.at);
  const name = checksum(new TextEncoder().encode(JSON.stringify(stored)));
  for (let count = Math.max(1, Math.ceil(stored.length / MOST_HANDS)); ; ) {
    const codes = await writeParts(stored, name, count);
    const most = Math.max(...codes.map((code) => code.length));
    if (most <= longest || count >= stored.length) {
      return { codes, cut: stored.filter((hand) => !isHeld(hand)).length };
    }
    count = Math.min(stored.length, Math.max(count + 1, Math.floor((count * most) / longest)));
  }
}

async function writeParts(stored: ReturnType<typeof toStored>[], name: number, count: number) {
  const codes = [];
  for (let place = 0; place < count; place += 1) {
    const [from, to] = [place, place + 1].map((end) => Math.round((end * stored.length) / count));
    codes.push(writePart(stored.slice(from, to), { name, place, count }));
    await pause();
  }
  return codes;
}

function writePart(
  stored: ReturnType<typeof toStored>[],
  { name, place, count }: { name: number; place: number; count: number },
) {
  const coder = new Encoder();
  const fields = new Fields(coder, WORDS);
  fields.number("name", name);
  fields.number("count", count);
  fields.number("place", place);
  fields.number("record version", RECORD_VERSION);
  fields.number("hands", stored.length);
  codeHands(fields, stored.length, stored);
  const content = Uint8Array.of(CODE_VERSION, ...coder.finish());
  return `t${lettersOf([...content, ...bytesOf(checksum(content))])}z`;
}

/**
 * Reads the codes in a text. Other text around them and spaces in them do not matter. Throws
 * `CodeError` if a code cannot be read.
 */
export function readCodes(text: string): CodePart[] {
  const dense = text.replace(/\s+/g, "");
  const codes = [...dense.matchAll(CODE)].map(([, letters]) => letters ?? "");
  if (CUT.test(dense)) throw new CodeError("cut");
  if (codes.length === 0) throw new CodeError("no-code");
  return codes.map(readPart);
}

function readPart(letters: string): CodePart {
  const bytes = bytesIn(letters);
  const content = bytes.slice(0, -CHECKSUM_BYTES);
  const sum = bytesOf(checksum(content));
  const isWhole = sum.every((byte, place) => byte === bytes[content.length + place]);
  if (!isWhole || content.length === 0) throw new CodeError("damaged");
  if (content[0] !== CODE_VERSION) throw new CodeError("newer");
  try {
    const fields = new Fields(new Decoder(content.slice(1)), WORDS);
    return { code: `t${letters}z`, ...readContent(fields) };
  } catch {
    throw new CodeError("damaged");
  }
}

function readContent(fields: Fields) {
  const name = fields.number("name");
  const count = fields.number("count");
  const place = fields.number("place");
  const version = fields.number("record version");
  const hands = fields.number("hands");
  if (place >= count || hands > MOST_HANDS) throw new RangeError("no part of a history");
  const records = codeHands(fields, hands, []).map((hand) => ({ version, ...hand }));
  return { name, place, count, records };
}

function lettersOf(bytes: number[]) {
  let letters = "";
  for (let place = 0; place < bytes.length; place += 2) {
    const pair = bytes.slice(place, place + 2);
    let rest = pair.reduce((value, byte) => value * 256 + byte, 0);
    for (let count = pair.length; count >= 0; count -= 1) {
      letters += LETTERS[rest % BASE];
      rest = Math.floor(rest / BASE);
    }
  }
  return letters;
}

function bytesIn(letters: string) {
  const bytes = [];
  for (let place = 0; place < letters.length; place += 3) {
    const group = [...letters.slice(place, place + 3)];
    const value = group.reduceRight((sum, letter) => sum * BASE + LETTERS.indexOf(letter), 0);
    if (group.length === 3) bytes.push(value >> 8);
    bytes.push(value % 256);
  }
  return Uint8Array.from(bytes);
}

/** @param value 32 bits, written with the highest byte first */
const bytesOf = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) % 256);

/** CRC-32, as in gzip. */
function checksum(bytes: Uint8Array) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
