import { hasKeyboard } from "../core/devices.ts";
import { t } from "../core/i18n.ts";
import { announceCoach } from "../game/announcing/announce.ts";
import { announceTable } from "../ui/table/announce-table.ts";
import type { EmbeddedGame } from "./embedded-game.ts";

/** Announces the events on the framed table to screen readers. */
export function announceEmbedded(embedded: EmbeddedGame) {
  announceTable(embedded, "play", async () =>
    embedded.hasNext.peek() && hasKeyboard() ? [t("verdict.next")] : [],
  );
  announceCoach(embedded);
}
