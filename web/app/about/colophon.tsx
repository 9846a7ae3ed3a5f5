import engineData from "../../generated/engine.json" with { type: "json" };
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";

/** The foot of a page: its edition, how to download it, and what it is made of. */
export function Colophon() {
  return (
    <footer class="colophon">
      <Edition />
      <a class="text-link" href={href("accessibility")}>
        {t("nav.accessibility")}
      </a>
      <a class="text-link" href={href("licences")}>
        {t("nav.licences")}
      </a>
      <p class="help-text">{t("settings.version", { version: engineData.version })}</p>
    </footer>
  );
}

function Edition() {
  if (ONE_FILE) return <p>{t("edition.one-file")}</p>;
  return (
    <a class="text-link" href="twentyfour.html" download="twentyfour.html">
      {t("edition.download")}
    </a>
  );
}
