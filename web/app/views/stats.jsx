import { t } from "../i18n.js";

export function Stats() {
  return (
    <div class="page">
      <div class="sheet prose">
        <h1 tabIndex={-1}>{t("stats.title")}</h1>
      </div>
    </div>
  );
}
