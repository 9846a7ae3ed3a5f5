import type { ComponentChildren } from "preact";
import { href } from "../../base/address/router.ts";
import { Icon } from "../../base/ui/buttons/icon.tsx";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { clauses, t } from "../../base/words/i18n.ts";
import { playedHands } from "../../player/history/history.ts";
import { isKnownBy, TO_MASTER } from "../../player/history/review/mastery.ts";
import { framesOf } from "../../table/worked/frames.ts";
import { TableRow } from "../../table/worked/table-row.tsx";
import { Looks } from "./looks.tsx";
import { placeByHistory } from "./placement.ts";
import { lengthWords } from "./placement-page.tsx";
import { type Progress, progress } from "./progress.ts";
import { snakeStyle } from "./snake.ts";
import { StandingDots, standingIn } from "./standing.tsx";
import { StepFace } from "./step-face.tsx";
import { IMPOSSIBLE, STEPS, type StepCode, stepName } from "./steps.ts";
import { ideaOf, TECHNIQUES, techniqueNamed } from "./techniques.ts";

/** The Path: a thread through the cards of the lessons, and where to go on. */
export function PathMap({ pages }: { pages: ComponentChildren }) {
  const here = nextLesson(progress.value, placeByHistory(playedHands.value), isKnown);
  const placed = progress.value.start !== null || Object.keys(progress.value.lessons).length > 0;
  const all = TECHNIQUES.length;
  const mastered = TECHNIQUES.filter(({ code }) => isKnown(code)).length;
  const to = STEPS.indexOf(here);
  return (
    <div class="page start columns path">
      <header class="start-head">
        <h1 tabIndex={-1}>{t("nav.learn")}</h1>
        <p class="path-count">
          <span class="unseen">{t("me.collection", { mastered, total: all })}</span>
          <span aria-hidden="true">
            <NumeralText text={`${mastered}`} size={34} />
            <NumeralText text={`/${all}`} size={20} />
          </span>
        </p>
      </header>
      <ol class="path-cards" aria-label={t("lessons.title")}>
        {STEPS.map((code, at) => (
          <LessonCard key={code} code={code} at={at} to={to} />
        ))}
      </ol>
      <NextLesson code={here} />
      <a class="button primary start-button" href={href("learn", { lesson: here })}>
        {t(placed ? "lessons.go-on" : "lessons.begin", { technique: stepName(here) })}
      </a>
      <div class="path-more">
        <ul class="door-pages">
          <li>
            <a href={href("learn", { place: "" })}>
              <Icon name="flag" />
              <span>
                {t("lessons.place")}
                <small>{lengthWords()}</small>
              </span>
            </a>
          </li>
        </ul>
        {pages}
        <p class="help-text">
          {mastered
            ? t("collection.intro", { mastered, total: all, goal: TO_MASTER })
            : t("lessons.intro", { count: all })}
        </p>
      </div>
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
  const from = STEPS.findIndex((code) => code === (start ?? byHistory));
  const open = (code: StepCode) => !lessons[code] && !isKnown(code);
  return STEPS.slice(Math.max(0, from)).find(open) ?? STEPS.find(open) ?? "sum";
}

const isKnown = (code: string) => isKnownBy(playedHands.value, code);

/**
 * A lesson as a card: face up if it is learnt or the player is beyond it, the next one lit.
 *
 * @param to the place of the next lesson
 */
function LessonCard({ code, at, to }: { code: StepCode; at: number; to: number }) {
  const { dots, known, words } = standingIn(code);
  const learnt = known || dots !== undefined;
  return (
    <li style={snakeStyle(at)} data-passed={at < to || undefined}>
      <a
        class="path-link"
        href={href("learn", { lesson: code })}
        data-done={dots !== undefined || undefined}
        data-mastered={known || undefined}
        aria-current={at === to ? "step" : undefined}
      >
        <span class="path-card">
          <StepFace code={code} open={learnt || at <= to} />
        </span>
        <span class="path-link-name">{stepName(code)}</span>
        {!known && (learnt || at === to) && <StandingDots code={code} />}
        <span class="unseen path-link-state">
          {clauses([...(at === to ? [t("lessons.here")] : []), ...words])}
        </span>
      </a>
    </li>
  );
}

/** The next lesson beside the Path, where there is room: its idea, and the cards it begins with. */
function NextLesson({ code }: { code: StepCode }) {
  return (
    <section class="path-next" aria-labelledby="path-next">
      <h2 id="path-next">{stepName(code)}</h2>
      {code === IMPOSSIBLE ? <Looks /> : <Picture code={code} />}
      <p class="path-cue">{standingIn(code).words.join(" · ")}</p>
    </section>
  );
}

function Picture({ code }: { code: string }) {
  const technique = techniqueNamed(code);
  if (!technique) return null;
  const { hand, steps } = technique.picture;
  const [dealt] = framesOf(
    hand.cards,
    steps.map(({ step }) => step),
  );
  return (
    <>
      {dealt && <TableRow frame={dealt} />}
      <p>{ideaOf(technique)}</p>
    </>
  );
}
