import { useEffect, useState } from "preact/hooks";
import { ask } from "../core/engine.js";
import { keyOf, t } from "../core/i18n.js";
import { equation, number } from "../core/pretty.js";
import { href } from "../core/router.js";
import { say } from "../core/say.js";
import { techniqueName } from "../core/techniques.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { Worked } from "../ui/worked/worked.jsx";
import { Dots } from "./dots.jsx";
import { ExerciseView } from "./exercise-view.jsx";
import { MovingPicture } from "./moving-picture.jsx";
import { HANDS, noteLesson } from "./progress.js";
import { after } from "./techniques.js";
import { Temptation } from "./temptation.jsx";

/** @import { Lesson as LessonData } from "../../engine/contract.d.ts" */
/** @import { Exercise } from "./exercise.js" */
/** @import { Technique } from "./techniques.js" */

/** @typedef {"idea" | "example" | "hand" | "temptation" | "end"} StageName */
/** @typedef {{name: StageName, place: number}} Stage */

/**
 * A lesson of a minute: the idea, two worked hands, five to solve, one that tempts in vain.
 *
 * @param {{technique: Technique, exercise: Exercise}} props
 */
export function Lesson({ technique, exercise }) {
  const { code } = technique;
  const [stage, setStage] = useState(/** @type {Stage} */ ({ name: "idea", place: 0 }));
  const [solved, setSolved] = useState(/** @type {boolean[]} */ ([]));
  const { result: lesson, failure } = useResult(
    (signal) => ask("lesson", { code }, { signal }),
    [code],
  );
  const title = techniqueName(code);
  const dots = <Dots solved={solved} />;

  useEffect(() => {
    if (stage.name === "idea") return;
    scrollTo(0, 0);
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [stage.name, stage.place]);

  /** @param {Stage} next */
  function enter(next) {
    if (!lesson) {
      say(t("path.waiting"));
      return;
    }
    const worked = next.name === "hand" ? lesson.hands[next.place] : undefined;
    if (worked) {
      exercise.begin({
        key: `${code} ${next.place} ${Date.now()}`,
        worked,
        code,
        onEnd: (won) => endHand(next.place, won),
      });
    }
    setStage(next);
  }

  /**
   * @param {number} place
   * @param {boolean} won
   */
  function endHand(place, won) {
    setSolved((before) => [...before, won]);
    const isLast = place === HANDS - 1;
    enter(isLast ? { name: "temptation", place: 0 } : { name: "hand", place: place + 1 });
  }

  function end() {
    noteLesson(code, solved.filter(Boolean).length);
    setStage({ name: "end", place: 0 });
  }

  if (stage.name === "hand") {
    return (
      <ExerciseView
        exercise={exercise}
        title={title}
        dots={dots}
        tip={ideaOf(technique)}
        cue={cueOf(technique)}
        giveUp={t("path.show")}
      />
    );
  }
  return (
    <div class="page path-lesson">
      <article class="sheet">
        <a class="back-link" href={href("learn")}>
          {t("path.title")}
        </a>
        <h1 tabIndex={-1}>{title}</h1>
        {stage.name === "idea" && (
          <Idea technique={technique} onGoOn={() => enter({ name: "example", place: 0 })}>
            <Waiting lesson={lesson} />
            {failure && <FailureNotice error={failure} />}
          </Idea>
        )}
        {stage.name === "example" && lesson && (
          <Example lesson={lesson} place={stage.place} onEnter={enter} />
        )}
        {stage.name === "temptation" && lesson && (
          <Temptation lesson={lesson} miss={missSentence} dots={dots} onEnd={end} />
        )}
        {stage.name === "end" && <End technique={technique} solved={solved} />}
      </article>
    </div>
  );
}

/** @param {Technique} technique */
function ideaOf({ code }) {
  const idea = keyOf(`path.idea.${code}`);
  return idea ? t(idea) : "";
}

/**
 * What to look for, and how often that keeps its word.
 *
 * @param {Technique} technique
 */
function cueOf({ code, cue: { kept } }) {
  const cue = keyOf(`path.cue.${code}`);
  const often = kept === 100 ? t("path.kept.always") : t("path.kept", { kept });
  return t("path.cue", { cue: cue ? t(cue) : "", often });
}

/** @param {LessonData["tempting"][number]} temptation */
const missSentence = ({ miss }) => equation(miss.text, number(miss.value));

/**
 * @param {object} props
 * @param {Technique} props.technique
 * @param {() => void} props.onGoOn
 * @param {import("preact").ComponentChildren} props.children
 */
function Idea({ technique, onGoOn, children }) {
  return (
    <>
      <p class="path-idea">{ideaOf(technique)}</p>
      <MovingPicture worked={technique.picture} />
      <p class="path-cue">
        <b>{t("path.look-for")}</b> {cueOf(technique)}
      </p>
      {children}
      <button type="button" class="button primary" onClick={onGoOn}>
        {t("path.examples")}
      </button>
    </>
  );
}

/** @param {{lesson: LessonData | undefined}} props */
function Waiting({ lesson }) {
  return (
    <div>
      <EngineNotice />
      {!lesson && <p class="help-text">{t("path.waiting")}</p>}
    </div>
  );
}

/** @param {{lesson: LessonData, place: number, onEnter: (stage: Stage) => void}} props */
function Example({ lesson, place, onEnter }) {
  const worked = lesson.examples[place];
  const isLast = place === lesson.examples.length - 1;
  if (!worked) return null;
  return (
    <>
      <p class="lead">{t("path.example", { place: place + 1, count: lesson.examples.length })}</p>
      <Worked
        key={place}
        cards={worked.hand.cards}
        answer={worked.answer}
        steps={worked.steps}
        next={t(isLast ? "path.your-turn" : "path.example.next")}
        onEnd={() =>
          onEnter(isLast ? { name: "hand", place: 0 } : { name: "example", place: place + 1 })
        }
      />
    </>
  );
}

/** @param {number} count how many hands were solved */
function endOf(count) {
  if (count === HANDS) return "path.end.all";
  return count === 0 ? "path.end.none" : "path.end";
}

/** @param {{technique: Technique, solved: boolean[]}} props */
function End({ technique: { code }, solved }) {
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
            {t("path.next", { technique: techniqueName(next.code) })}
          </a>
        )}
        <a class="button" href={href("learn")}>
          {t("path.title")}
        </a>
        <a class="button" href={href("play")}>
          {t("nav.play")}
        </a>
      </div>
    </>
  );
}
