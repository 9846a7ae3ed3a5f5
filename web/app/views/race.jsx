import { t } from "../i18n.js";

export function Race() {
  return (
    <div class="page">
      <div class="sheet prose">
        <h1 tabIndex={-1}>{t("race.title")}</h1>
      </div>
    </div>
  );
}
