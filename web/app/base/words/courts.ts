import type { PlayingCard } from "../../../engine/contract.d.ts";
import { type Settings, settings } from "../browser/settings.ts";
import { LETTERS, pictureOf } from "../cards/cards.ts";

/** What J, Q and K count in a deck such as `J10`; 0 if 11, 12 and 13, as in `K`. */
export const courtsOf = (deck: Settings["deck"]) => Number(deck.slice(1));

/** What J, Q and K count by the settings; 0 if 11, 12 and 13. */
export const courts = () =>
  settings.value.edition === "standard" ? courtsOf(settings.value.deck) : 0;

/** The letter on a card; undefined if it shows its number. */
export const letterOn = (card: PlayingCard) =>
  settings.value.ranks === "letters" ? LETTERS[pictureOf(card, courts())] : undefined;

/**
 * A typed text with the number that J, Q and K count by the rule of a family. It does not run into
 * the number before it.
 */
export const withoutCourts = (text: string, counted = courts()) =>
  counted
    ? text.replace(/[JQK]/gi, (_, at) => (/\w/.test(text.charAt(at - 1)) ? " " : "") + counted)
    : text;
