import type { ComponentChildren } from "preact";
import { href } from "../../base/address/router.ts";
import { Mastery } from "../../base/ui/mastery.tsx";
import { t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import { EMBLEMS, techniqueName } from "../../base/words/techniques.ts";
import { playedHands } from "../../player/history/history.ts";
import { isKnownBy, practisedIn, TO_MASTER } from "../../player/history/mastery.ts";
import { type TechniqueRating, techniqueRatings } from "../../player/strength/techniques.ts";
import { placeByHistory } from "./placement.ts";
import { lengthWords } from "./placement-page.tsx";
import { HANDS, type Progress, progress } from "./progress.ts";
import { CHAPTERS, type ChapterOfPath, TECHNIQUES, type Technique } from "./techniques.ts";

/** The Path: six chapters with their lessons, and where to begin. */
export function PathMap({ pages }: { pages: ComponentChildren }) {
  const here = nextLesson(progress.value, placeByHistory(playedHands.value), isKnown);
  const placed = progress.value.start !== null || Object.keys(progress.value.lessons).length > 0;
  return (
    <div class="page path">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("nav.learn")}</h1>
        {pages}
        <p class="lead">{t("learn.intro", { count: TECHNIQUES.length })}</p>
        <p class="help-text">
          {t("collection.intro", {
            mastered: TECHNIQUES.filter(({ code }) => isKnown(code)).length,
            total: TECHNIQUES.length,
            goal: TO_MASTER,
          })}
        </p>
        <div class="path-actions">
          <a class="button primary" href={href("learn", { lesson: here })}>
            {t(placed ? "learn.go-on" : "learn.begin", { technique: techniqueName(here) })}
          </a>
          <a class="button" href={href("learn", { place: "" })}>
            {t("learn.place")}
            <small>{lengthWords()}</small>
          </a>
        </div>
      </div>
      {CHAPTERS.map((chapter, place) => (
        <Chapter key={chapter.name} chapter={chapter} place={place} here={here} />
      ))}
    </div>
  );
}

/**
 * The next lesson: the first one after the player's starting point that is neither done nor on a
 * technique that the player knows; if there is none, the first such one at all.
 *
 * @param byHistory where the history places the player
 * @param isKnown whether play shows that the player knows a technique
 */
export function nextLesson(
  { lessons, start }: Progress,
  byHistory: string | null,
  isKnown: (code: string) => boolean,
) {
  const from = TECHNIQUES.findIndex(({ code }) => code === (start ?? byHistory));
  const open = ({ code }: Technique) => !lessons[code] && !isKnown(code);
  const next = TECHNIQUES.slice(Math.max(0, from)).find(open) ?? TECHNIQUES.find(open);
  return next?.code ?? TECHNIQUES[0]?.code ?? "sum";
}

const isKnown = (code: string) => isKnownBy(playedHands.value, code);

function Chapter({
  chapter: { name, techniques },
  place,
  here,
}: {
  chapter: ChapterOfPath;
  place: number;
  here: string;
}) {
  return (
    <section class="sheet path-chapter" aria-labelledby={`chapter-${name}`}>
      <h2 id={`chapter-${name}`}>
        {place + 1}. {t(`learn.chapter.${name}`)}
      </h2>
      <ol class="path-lessons">
        {techniques.map((technique) => (
          <LessonLink key={technique.code} technique={technique} here={technique.code === here} />
        ))}
      </ol>
    </section>
  );
}

/** The player's rating for a technique, and whether it has changed lately. */
function Rating({ rating }: { rating: TechniqueRating | undefined }) {
  if (!rating) return null;
  const { strength, error, trend } = rating;
  return (
    <small data-trend={trend ?? undefined}>
      {t("train.rating", { strength: Math.round(strength), error: Math.round(error) })}
      {trend && ` · ${t(`train.${trend}`)}`}
    </small>
  );
}

function LessonLink({ technique: { code }, here }: { technique: Technique; here: boolean }) {
  const dots = progress.value.lessons[code]?.dots;
  const practised = practisedIn(playedHands.value, code);
  const known = isKnown(code);
  return (
    <li>
      <a
        class="path-link"
        href={href("learn", { lesson: code })}
        data-done={dots !== undefined || undefined}
        data-mastered={known || undefined}
        aria-current={here ? "step" : undefined}
      >
        <span class="emblem" aria-hidden="true">
          {EMBLEMS[code]}
        </span>
        <span class="path-link-name">{techniqueName(code)}</span>
        {practised.hands >= TO_MASTER && !known ? (
          <small>{t("collection.fading")}</small>
        ) : (
          <Mastery count={practised.hands} goal={TO_MASTER} />
        )}
        {known && <small>{pretty(practised.text)}</small>}
        <Rating rating={techniqueRatings(playedHands.value).get(code)} />
        <small class="path-link-state">
          {dots === undefined
            ? here && t("learn.here")
            : t("learn.dots", { count: dots, hands: HANDS })}
        </small>
      </a>
    </li>
  );
}
