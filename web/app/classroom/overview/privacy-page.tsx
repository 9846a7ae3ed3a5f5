import { t } from "../../base/words/i18n.ts";

const PARTS = [
  "stored",
  "sent",
  "shared",
  "phones",
  "network",
  "hosted",
  "deleted",
  "school",
] as const;

/** What happens to the data of players and pupils, for a head who has a minute. */
export function PrivacyPage() {
  return (
    <div class="page">
      <article class="sheet prose">
        <h1 tabIndex={-1}>{t("privacy.title")}</h1>
        <p class="lead">{t("privacy.intro")}</p>
        <dl class="privacy">
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`privacy.${part}`)}</dt>
              <dd>{t(`privacy.${part}.text`)}</dd>
            </div>
          ))}
        </dl>
      </article>
    </div>
  );
}
