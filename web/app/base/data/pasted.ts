/** Quotation marks, brackets and stops around a code or link belong to the sentence. */
const AROUND = "\"'`<>\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}.,;:!?…。、，！？；：";
const BEFORE = new RegExp(`^\\s*[${AROUND}][\\s${AROUND}]*`, "u");
const AFTER = new RegExp(`\\s*[${AROUND}][\\s${AROUND}]*$`, "u");

/**
 * A code or link as it was written, from what a chat, a mail or a word processor made of it. Removes
 * the marks of quoted lines, invisible signs (such as soft hyphens) and the signs of the sentence
 * around it. Dashes become hyphens. Blanks stay, because a plus in a link may have become one.
 */
export const unwrapped = (text: string) =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/^[^\S\n]*>[>\s]*/gm, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(BEFORE, "")
    .replace(AFTER, "");
