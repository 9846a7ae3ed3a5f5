import { exactTime } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href, read } from "../core/router.js";
import { addressOf } from "../ui/share.js";

/** @import { Hand } from "./table.js" */

/**
 * A time as it stands in links, in seconds to the tenth, at least a tenth.
 *
 * @param {number} milliseconds
 */
export const inTenths = (milliseconds) => Math.max(1, Math.round(milliseconds / 100)) / 10;

/**
 * The text that challenges a friend to be faster with a hand.
 *
 * @param {Hand} hand
 * @param {number} milliseconds
 */
export function challengeText({ key, numbers, target }, milliseconds) {
  const { query } = read(key);
  const { hand = "", target: named } = query;
  const seconds = inTenths(milliseconds);
  const link = href("play", { hand, ...(named && { target: named }), time: `${seconds}` });
  const words = t("challenge.text", {
    cards: numbers?.join(" "),
    target,
    time: exactTime(seconds * 1000),
  });
  return [words, addressOf(link)].filter(Boolean).join("\n");
}
