import { t } from "../i18n.js";

export function Learn() {
  return (
    <div class="page">
      <div class="sheet prose">
        <h1 tabIndex={-1}>{t("learn.title")}</h1>
      </div>
    </div>
  );
}
