import { Choice } from "../../base/ui/fields/choice.tsx";
import { t } from "../../base/words/i18n.ts";

const READERS = ["orca", "nvda", "jaws", "voiceover", "talkback"] as const;
const KNOWN = ["keys", "zoom", "colors", "motion", "time", "drag"] as const;

/**
 * What is known to work for which players, how each screen reader passes the game's keys through,
 * and how to report a fault.
 */
export function AccessibilityPage() {
  return (
    <div class="page">
      <article class="sheet prose">
        <h1 tabIndex={-1}>{t("nav.accessibility")}</h1>
        <p>{t("access.intro")}</p>

        <h2>{t("access.known")}</h2>
        <ul>
          {KNOWN.map((name) => (
            <li key={name}>{t(`access.known.${name}`)}</li>
          ))}
        </ul>

        <h2>{t("access.readers")}</h2>
        <p>{t("access.readers.heard")}</p>
        <p>{t("access.readers.modes")}</p>
        <ul>
          {READERS.map((name) => (
            <li key={name}>{t(`access.reader.${name}`)}</li>
          ))}
        </ul>
        <Choice name="reader" />
        <p class="help-text">{t("reader.on")}</p>

        <h2>{t("access.report")}</h2>
        <p>{t("access.report.text")}</p>
      </article>
    </div>
  );
}
