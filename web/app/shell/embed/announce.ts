import { hasKeyboard } from "../../base/browser/devices.ts";
import { t } from "../../base/words/i18n.ts";
import { announceCoach } from "../../play/game/announcing/announce.ts";
import { announceTable } from "../../table/views/announce-table.ts";
import type { EmbeddedGame } from "./embedded-game.ts";

/** Announces the events on the framed table to screen readers. */
export function announceEmbedded(embedded: EmbeddedGame) {
  announceTable(embedded, "play", async () =>
    embedded.hasNext.peek() && hasKeyboard() ? [t("verdict.next")] : [],
  );
  announceCoach(embedded);
}
