import engineData from "../../../generated/engine.json" with { type: "json" };
import { t } from "../../base/words/i18n.ts";

/** The foot of a page: its version, and how to download it. */
export function Colophon() {
  return (
    <footer class="colophon">
      <Edition />
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
