import works from "../../../generated/licences.json" with { type: "json" };
import { t } from "../../base/words/i18n.ts";

type LicensedWork = {
  name: string;
  version: string;
  licence: string;
  source: string;
  text: string;
};

/** Everything that ships with the page, with its licence. */
export function LicencesPage() {
  return (
    <div class="page">
      <article class="sheet prose">
        <h1 tabIndex={-1}>{t("nav.licences")}</h1>
        <p>{t("licences.intro")}</p>
        <ul class="works" aria-label={t("nav.licences")}>
          {works.map((work) => (
            <Entry key={work.name} {...work} />
          ))}
        </ul>
      </article>
    </div>
  );
}

function Entry({ name, version, licence, source, text }: LicensedWork) {
  return (
    <li>
      <details class="work">
        <summary>
          <b>{name}</b> {version} <span class="help-text">{licence}</span>
        </summary>
        <a class="text-link" href={source} target="_blank" rel="noreferrer">
          {t("licences.source")}
        </a>
        <pre lang="en">{text}</pre>
      </details>
    </li>
  );
}
