import { useEffect, useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { ReloadNotice } from "../ui/reload-notice.jsx";

/** @typedef {{name: string, version: string, licence: string, source: string, text: string}} Work */

/** Everything that is shipped, each with its licence. The texts are loaded when they are wanted. */
export function LicencesPage() {
  const [works, setWorks] = useState(/** @type {Work[]} */ ([]));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("../../generated/licences.json").then(
      (loaded) => setWorks(loaded.default),
      () => setFailed(true),
    );
  }, []);
  return (
    <div class="page">
      <article class="sheet prose">
        <h1 tabIndex={-1}>{t("nav.licences")}</h1>
        <p>{t("licences.intro")}</p>
        {failed && <ReloadNotice text={t("licences.failed")} />}
        <ul class="works" aria-label={t("nav.licences")}>
          {works.map((work) => (
            <Entry key={work.name} {...work} />
          ))}
        </ul>
      </article>
    </div>
  );
}

/** @param {Work} work */
function Entry({ name, version, licence, source, text }) {
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
