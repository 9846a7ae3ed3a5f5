import { hasKeyboard } from "../core/devices.js";
import { t } from "../core/i18n.js";
import { announceTable } from "../game/announcing/announce-table.js";
import { announceCoach } from "../game/announcing/coach-news.js";
import { announceVerdicts } from "../game/announcing/verdict-news.js";

/** @import { EmbeddedGame } from "./embedded-game.js" */

/**
 * Announces to screen readers what happens on the framed table.
 *
 * @param {EmbeddedGame} embedded
 */
export function announceEmbedded(embedded) {
  announceTable(embedded, "play");
  announceVerdicts(embedded, async () =>
    embedded.hasNext.peek() && hasKeyboard() ? [t("verdict.next")] : [],
  );
  announceCoach(embedded);
}
