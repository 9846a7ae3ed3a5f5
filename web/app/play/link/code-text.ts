import { unwrapped } from "../../base/data/pasted.ts";
import type { Description } from "./description.ts";
import { type CodeFault, pack, unpack } from "./sdp-code.ts";

/**
 * A code as decimal digits. A QR code stores three digits in ten bits, so that they take no more
 * room than bytes, and a link contains them as they are.
 */
export const writeCode = (description: Description): string => toDigits(pack(description));

/** The digits of a code, or of most of a code that was cut. */
const DIGITS = /\d{100,370}/;

/** The code in a text: in a link, alone, or among other words; also if a chat has broken it. */
export function readCode(text: string): Description | { fault: CodeFault } {
  const plain = unwrapped(text);
  const whole = readDigits(plain);
  return "fault" in whole ? readDigits(plain.replace(/\s+/g, "")) : whole;
}

/** Whether a text has a whole code. */
export const hasCode = (text: string) => !("fault" in readCode(text));

function readDigits(text: string): Description | { fault: CodeFault } {
  const [digits] = DIGITS.exec(text) ?? [];
  if (!digits) return { fault: "none" };
  const bytes = fromDigits(digits);
  return bytes ? unpack(bytes) : { fault: "cut" };
}

/** Bytes as one number. A first byte of 1 keeps the zeros that follow. */
export function toDigits(bytes: Uint8Array): string {
  const value = [1, ...bytes].reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return `${value}`;
}

/** The bytes of a number; null if its first byte is not 1, as after a cut. */
export function fromDigits(digits: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let value = BigInt(digits); value > 0n; value >>= 8n) bytes.unshift(Number(value & 255n));
  const [first, ...rest] = bytes;
  return first === 1 ? Uint8Array.from(rest) : null;
}
