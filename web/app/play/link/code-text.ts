import { fromDigits, toDigits } from "../../base/data/digits.ts";
import { unwrapped } from "../../base/data/pasted.ts";
import type { Description } from "./description.ts";
import { type CodeFault, pack, unpack } from "./sdp-code.ts";

/** The code of a description, in digits. */
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
