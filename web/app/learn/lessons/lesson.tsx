import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Lesson as LessonData } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { ask } from "../../base/python/engine.ts";
import { Icon, LineIcon } from "../../base/ui/buttons/icon.tsx";
import { IconButton } from "../../base/ui/buttons/icon-button.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { useTabState } from "../../base/ui/sections/use-tab-state.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { equation, number } from "../../base/words/pretty.ts";
import { say } from "../../base/words/say.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { Worked } from "../../table/worked/worked.tsx";
import { Dots } from "./dots.tsx";
import type { Exercise } from "./exercise.ts";
import { ExerciseView } from "./exercise-view.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { IconLink, LessonHead } from "./lesson-head.tsx";
import { MovingPicture } from "./moving-picture.tsx";
import { NearMiss } from "./near-miss.tsx";
import { HANDS, noteLesson } from "./progress.ts";
import { ideaOf, type Technique } from "./techniques.ts";
import { Waiting } from "./waiting.tsx";

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
      say(t("lessons.waiting"));
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
    <span class="path-progress">{t("lessons.step", { place: placeOf(stage), count: STEPS })}</span>
  );

  if (stage.name === "hand") {
    return (
      <ExerciseView
        exercise={exercise}
        title={title}
        dots={dots}
        tip={ideaOf(technique)}
        cue={cueOf(technique)}
        giveUp={{ name: "lessons.show", icon: "show" }}
        onRestart={restart}
      >
        {progress}
      </ExerciseView>
    );
  }
  return (
    <div class="page start path-lesson">
      <LessonHead title={title} progress={stage.name !== "end" && progress}>
        {(stage.name === "idea" || stage.name === "end") && (
          <IconLink
            to={href("play", { technique: code })}
            label={t("train.start", { technique: title })}
          >
            <Icon name="play" />
          </IconLink>
        )}
        {(stage.name === "idea" || stage.name === "example") && (
          <IconLink to={href("screen", { technique: code })} label={t("classroom.screen")}>
            <LineIcon path="M3 5h18v11.5H3ZM8.5 20.5h7" />
          </IconLink>
        )}
        {stage.name !== "idea" && (
          <IconButton icon="first" label={t("lessons.restart")} onClick={restart} />
        )}
      </LessonHead>
      {stage.name === "idea" && (
        <Idea technique={technique} onGoOn={() => enter({ name: "example", place: 0 })}>
          <Waiting over={lesson !== null} failure={failure} />
        </Idea>
      )}
      {stage.name === "example" && lesson && (
        <Example lesson={lesson} place={stage.place} onEnter={enter} />
      )}
      {stage.name === "near-miss" && lesson && (
        <NearMiss lesson={lesson} miss={missSentence} dots={dots} onEnd={end} />
      )}
      {stage.name === "end" && <LessonEnd code={code} solved={solved} />}
    </div>
  );
}

const placeOf = ({ name, place }: Stage) => (name === "end" ? STEPS : FIRST[name] + place);

/** The cue of a technique, and how reliable it is. */
function cueOf({ code, cue: { kept } }: Technique) {
  const cue = keyOf(`lessons.cue.${code}`);
  const often = kept === 100 ? t("lessons.kept.always") : t("lessons.kept", { kept });
  return t("lessons.cue", { cue: cue ? t(cue) : "", often });
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
        <b>{t("lessons.look-for")}</b> {cueOf(technique)}
      </p>
      {children}
      <button type="button" class="button primary" onClick={onGoOn}>
        {t("lessons.examples")}
      </button>
    </>
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
      <p class="lead">
        {t("lessons.example", { place: place + 1, count: lesson.examples.length })}
      </p>
      <Worked
        key={place}
        cards={worked.hand.cards}
        answer={worked.answer}
        steps={worked.steps}
        next={t(isLast ? "lessons.your-turn" : "lessons.example.next")}
        onEnd={() =>
          onEnter(isLast ? { name: "hand", place: 0 } : { name: "example", place: place + 1 })
        }
      />
    </>
  );
}
