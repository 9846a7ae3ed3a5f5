import { t } from "../i18n.js";

export function Daily() {
  return (
    <div class="page">
      <div class="sheet prose">
        <h1 tabIndex={-1}>{t("daily.title")}</h1>
      </div>
    </div>
  );
}
