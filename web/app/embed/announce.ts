import { hasKeyboard } from "../core/devices.ts";
import { t } from "../core/i18n.ts";
import { announceTable } from "../game/announcing/announce-table.ts";
import { announceCoach } from "../game/announcing/coach-news.ts";
import { announceVerdicts } from "../game/announcing/verdict-news.ts";
import type { EmbeddedGame } from "./embedded-game.ts";

/** Announces to screen readers what happens on the framed table. */
export function announceEmbedded(embedded: EmbeddedGame) {
  announceTable(embedded, "play");
  announceVerdicts(embedded, async () =>
    embedded.hasNext.peek() && hasKeyboard() ? [t("verdict.next")] : [],
  );
  announceCoach(embedded);
}
