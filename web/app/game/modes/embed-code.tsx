import { ofHand } from "../../core/hand-query.js";
import { t } from "../../core/i18n.js";
import { href, read } from "../../core/router.js";
import { copy } from "../../ui/sharing/share.js";
import { ShareButton } from "../../ui/sharing/share-button.jsx";

/** @import { GameMode } from "./mode.js" */
/** @import { Table } from "../table/table.js" */

/** In pixels: the height of the table for four cards that are combined, with a verdict below. */
const HEIGHT = 560;

/**
 * Copies the code by which another page frames the table, with the hand or the hands of this mode. Not from a
 * file on this device, which no other page can frame.
 *
 * @param {{mode: GameMode, table: Table}} props
 */
export function EmbedCode({ mode, table }) {
  if (!location.protocol.startsWith("http")) return null;
  const code = iframeOf(linkOf(mode, table));
  return (
    <>
      <h2>{t("embed.code")}</h2>
      <ShareButton text={code} label={t("embed.copy")} send={copy} />
    </>
  );
}

/**
 * @param {GameMode} mode
 * @param {Table} table
 */
function linkOf({ play }, { hand: { value } }) {
  const { series } = play.value;
  if (series) return href(series.name, series.query);
  return href("play", ofHand(read(value.key).query));
}

/** @param {string} link such as `#/daily` */
function iframeOf(link) {
  const address = new URL(`embed.html${link}`, document.baseURI).href.replaceAll("&", "&amp;");
  const title = t("app.name");
  return `<iframe src="${address}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0; max-width: 40rem" loading="lazy"></iframe>`;
}
