import { challengeQuery } from "../../challenge/challenge-link.js";
import { t } from "../../core/i18n.js";
import { href } from "../../core/router.js";
import { copy } from "../../ui/sharing/share.js";
import { ShareButton } from "../../ui/sharing/share-button.jsx";

/** @import { Mode } from "./mode.js" */
/** @import { Table } from "../table/table.js" */

/** In pixels: the height of the table for four cards that are combined, with a verdict below. */
const HEIGHT = 560;

/**
 * Copies the code by which another page frames the table, with the hand or the hands of this mode. Not from a
 * file on this device, which no other page can frame.
 *
 * @param {{mode: Mode, table: Table}} props
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
 * @param {Mode} mode
 * @param {Table} table
 */
function linkOf({ context }, { hand }) {
  const { name, duel } = context.value;
  if (name === "daily") return href("daily");
  if (!duel) return hand.value.key;
  const { hands = "", target = "" } = challengeQuery(duel.challenge);
  return href("challenge", target ? { hands, target } : { hands });
}

/** @param {string} link such as `#/daily` */
function iframeOf(link) {
  const address = new URL(`embed.html${link}`, document.baseURI).href.replaceAll("&", "&amp;");
  const title = t("app.name");
  return `<iframe src="${address}" title="${title}" width="100%" height="${HEIGHT}" style="border: 0; max-width: 40rem" loading="lazy"></iframe>`;
}
