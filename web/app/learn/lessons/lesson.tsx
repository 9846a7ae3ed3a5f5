import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Lesson as LessonData } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { ask } from "../../base/python/engine.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useResult } from "../../base/ui/use-result.ts";
import { useTabState } from "../../base/ui/use-tab-state.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { equation, number } from "../../base/words/pretty.ts";
import { say } from "../../base/words/say.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { Worked } from "../../table/worked/worked.tsx";
import { Dots } from "./dots.tsx";
import type { Exercise } from "./exercise.ts";
import { ExerciseView } from "./exercise-view.tsx";
import { MovingPicture } from "./moving-picture.tsx";
import { NearMiss } from "./near-miss.tsx";
import { HANDS, noteLesson } from "./progress.ts";
import { after, type Technique } from "./techniques.ts";

type StageName = "idea" | "example" | "hand" | "near-miss" | "end";
type Stage = { name: StageName; place: number };
type LessonState = { stage: Stage; solved: boolean[]; lesson: LessonData | null };

/** The number of the first step of each stage, from 1. The examples are two steps. */
const FIRST = { idea: 1, example: 2, hand: 4, "near-miss": 4 + HANDS };
const STEPS = FIRST["near-miss"];

const BEGUN: LessonState = { stage: { name: "idea", place: 0 }, solved: [], lesson: null };

/** A short lesson: the idea, two worked hands, five hands to solve, and a near miss. */
export function Lesson({ technique, exercise }: { technique: Technique; exercise: Exercise }) {
  const { code } = technique;
  const [{ stage, solved, lesson }, setState] = useTabState<LessonState>(`lesson:1:${code}`, BEGUN);
  const { failure } = useResult(
    async (signal) => {
      const dealt = lesson ?? (await ask("lesson", { code }, { signal }));
      if (!signal.aborted) change({ lesson: dealt });
    },
    [code],
  );
  const title = techniqueName(code);
  const dots = <Dots solved={solved} />;

  useEffect(() => {
    if (stage.name === "idea") return;
    scrollTo(0, 0);
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [stage.name, stage.place]);

  useEffect(() => {
    if (stage.name === "hand") openHand(stage.place);
  }, []);

  function change(part: Partial<LessonState>) {
    setState((before) => ({ ...before, ...part }));
  }

  function enter(next: Stage) {
    if (!lesson) {
      say(t("learn.waiting"));
      return;
    }
    if (next.name === "hand") openHand(next.place);
    change({ stage: next });
  }

  function openHand(place: number) {
    const worked = lesson?.hands[place];
    if (worked) exercise.begin({ place, worked, code, onEnd: (won) => endHand(place, won) });
  }

  function endHand(place: number, won: boolean) {
    setState((before) => ({ ...before, solved: [...before.solved, won] }));
    const isLast = place === HANDS - 1;
    enter(isLast ? { name: "near-miss", place: 0 } : { name: "hand", place: place + 1 });
  }

  function end() {
    noteLesson(code, solved.filter(Boolean).length);
    change({ stage: { name: "end", place: 0 } });
  }

  const restart = () => setState(BEGUN);
  const progress = (
    <span class="path-progress">{t("learn.step", { place: placeOf(stage), count: STEPS })}</span>
  );

  if (stage.name === "hand") {
    return (
      <ExerciseView
        exercise={exercise}
        title={title}
        dots={dots}
        tip={ideaOf(technique)}
        cue={cueOf(technique)}
        giveUp={t("learn.show")}
        onRestart={restart}
      >
        {progress}
      </ExerciseView>
    );
  }
  return (
    <div class="page path-lesson">
      <article class="sheet">
        <a class="back-link" href={href("learn")}>
          {t("learn.title")}
        </a>
        <h1 tabIndex={-1}>{title}</h1>
        {stage.name !== "end" && progress}
        {stage.name === "idea" && (
          <Idea technique={technique} onGoOn={() => enter({ name: "example", place: 0 })}>
            <Waiting lesson={lesson} />
            {failure && <FailureNotice error={failure} />}
          </Idea>
        )}
        {stage.name === "example" && lesson && (
          <Example lesson={lesson} place={stage.place} onEnter={enter} />
        )}
        {stage.name === "near-miss" && lesson && (
          <NearMiss lesson={lesson} miss={missSentence} dots={dots} onEnd={end} />
        )}
        {(stage.name === "example" || stage.name === "near-miss") && (
          <button type="button" class="button" onClick={restart}>
            {t("learn.restart")}
          </button>
        )}
        {(stage.name === "idea" || stage.name === "end") && (
          <a class="button" href={href("play", { technique: code })}>
            {t("train.start", { technique: title })}
          </a>
        )}
        {(stage.name === "idea" || stage.name === "example") && (
          <a class="button" href={href("screen", { technique: code })}>
            {t("teach.screen")}
          </a>
        )}
        {stage.name === "end" && <End technique={technique} solved={solved} onRestart={restart} />}
      </article>
    </div>
  );
}

const placeOf = ({ name, place }: Stage) => (name === "end" ? STEPS : FIRST[name] + place);

function ideaOf({ code }: Technique) {
  const idea = keyOf(`learn.idea.${code}`);
  return idea ? t(idea) : "";
}

/** The cue of a technique, and how reliable it is. */
function cueOf({ code, cue: { kept } }: Technique) {
  const cue = keyOf(`learn.cue.${code}`);
  const often = kept === 100 ? t("learn.kept.always") : t("learn.kept", { kept });
  return t("learn.cue", { cue: cue ? t(cue) : "", often });
}

const missSentence = ({ miss }: LessonData["near_misses"][number]) =>
  equation(miss.text, number(miss.value));

function Idea({
  technique,
  onGoOn,
  children,
}: {
  technique: Technique;
  onGoOn: () => void;
  children: ComponentChildren;
}) {
  return (
    <>
      <p class="path-idea">{ideaOf(technique)}</p>
      <MovingPicture worked={technique.picture} />
      <p class="path-cue">
        <b>{t("learn.look-for")}</b> {cueOf(technique)}
      </p>
      {children}
      <button type="button" class="button primary" onClick={onGoOn}>
        {t("learn.examples")}
      </button>
    </>
  );
}

function Waiting({ lesson }: { lesson: LessonData | null }) {
  return (
    <div>
      <EngineNotice />
      {!lesson && <p class="help-text">{t("learn.waiting")}</p>}
    </div>
  );
}

function Example({
  lesson,
  place,
  onEnter,
}: {
  lesson: LessonData;
  place: number;
  onEnter: (stage: Stage) => void;
}) {
  const worked = lesson.examples[place];
  const isLast = place === lesson.examples.length - 1;
  if (!worked) return null;
  return (
    <>
      <p class="lead">{t("learn.example", { place: place + 1, count: lesson.examples.length })}</p>
      <Worked
        key={place}
        cards={worked.hand.cards}
        answer={worked.answer}
        steps={worked.steps}
        next={t(isLast ? "learn.your-turn" : "learn.example.next")}
        onEnd={() =>
          onEnter(isLast ? { name: "hand", place: 0 } : { name: "example", place: place + 1 })
        }
      />
    </>
  );
}

/** @param count how many hands were solved */
function endOf(count: number) {
  if (count === HANDS) return "learn.end.all";
  return count === 0 ? "learn.end.none" : "learn.end";
}

function End({
  technique: { code },
  solved,
  onRestart,
}: {
  technique: Technique;
  solved: boolean[];
  onRestart: () => void;
}) {
  const next = after(code);
  const count = solved.filter(Boolean).length;
  return (
    <>
      <p class="path-dots">
        <Dots solved={solved} />
      </p>
      <p class="lead">{t(endOf(count), { count, hands: HANDS })}</p>
      <div class="path-actions">
        {next && (
          <a class="button primary" href={href("learn", { lesson: next.code })}>
            {t("learn.next", { technique: techniqueName(next.code) })}
          </a>
        )}
        <button type="button" class="button" onClick={onRestart}>
          {t("learn.restart")}
        </button>
        <a class="button" href={href("learn")}>
          {t("learn.title")}
        </a>
        <a class="button" href={href("play")}>
          {t("nav.play")}
        </a>
      </div>
    </>
  );
}
