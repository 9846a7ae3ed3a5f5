import { t } from "../core/i18n.ts";
import { pretty } from "../core/pretty.ts";
import { href } from "../core/router.ts";
import { EMBLEMS, techniqueName } from "../core/techniques.ts";
import { practisedIn, skillOf, TO_MASTER } from "../history/mastery.ts";
import type { Played } from "../history/played.ts";
import { Mastery } from "../ui/mastery.tsx";

/**
 * The techniques as a map: known techniques with an answer of the player's own, shaky ones, and new
 * ones. Each links to its lesson.
 */
export function Collection({ hands }: { hands: Played[] }) {
  const now = Date.now();
  const techniques = Object.entries(EMBLEMS).map(([code, emblem]) => {
    const practised = practisedIn(hands, code);
    return { code, emblem, practised, skill: skillOf(practised, now) };
  });
  const known = techniques.filter(({ skill }) => skill === "known").length;
  return (
    <section class="sheet">
      <h2>{t("collection.title")}</h2>
      <p class="lead">
        {t("collection.intro", { mastered: known, total: techniques.length, goal: TO_MASTER })}
      </p>
      <ul class="collection" aria-label={t("collection.title")}>
        {techniques.map(({ code, emblem, practised, skill }) => (
          <li
            key={code}
            data-code={code}
            data-skill={skill}
            data-mastered={skill === "known" || undefined}
          >
            <a class="collection-link" href={href("learn", { lesson: code })}>
              <span class="emblem" aria-hidden="true">
                {emblem}
              </span>
              <span class="collection-name">{techniqueName(code)}</span>
              {practised.hands >= TO_MASTER && skill === "shaky" ? (
                <small>{t("collection.fading")}</small>
              ) : (
                <Mastery count={practised.hands} goal={TO_MASTER} />
              )}
              {skill === "known" && <small>{pretty(practised.text)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
