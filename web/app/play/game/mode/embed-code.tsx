import { ofHand } from "../../../base/address/hand-query.ts";
import { href, read } from "../../../base/address/router.ts";
import { copy } from "../../../base/ui/sharing/share.ts";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { Table } from "../stage/table.ts";
import type { GameMode } from "./mode.ts";

/** In pixels: the height of the table for combining four cards, with a verdict below. */
const HEIGHT = 560;

/**
 * Copies the code by which another page frames the table, with the hand or hands of this mode. Not
 * available on a local page, which other pages cannot frame.
 */
export function EmbedCode({ mode, table }: { mode: GameMode; table: Table }) {
  if (!location.protocol.startsWith("http")) return null;
  const code = iframeOf(linkOf(mode, table));
  return (
    <>
      <h2>{t("embed.code")}</h2>
      <ShareButton text={code} label={t("embed.copy")} send={copy} />
    </>
  );
}

function linkOf({ play }: GameMode, { hand: { value } }: Table) {
  const { series } = play.value;
  if (series) return href(series.name, series.query);
  return href("play", ofHand(read(value.key).query));
}

/** @param link such as `#/daily` */
function iframeOf(link: string) {
  const address = new URL(`embed.html${link}`, document.baseURI).href.replaceAll("&", "&amp;");
  const title = t("app.name");
  return `<iframe src="${address}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0; max-width: 40rem" loading="lazy"></iframe>`;
}
