import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { nameOfHands } from "../../base/address/hand-list.ts";
import { href, type Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { clockTime, timeTaken } from "../../base/time/duration.ts";
import { Allowed } from "../../base/ui/cards/allowed.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { EndedHands } from "../../player/replay/ended-hands.tsx";
import { CombineBar } from "../../table/views/combine-bar.tsx";
import { CombineChoice } from "../../table/views/combine-choice.tsx";
import { HandCards } from "../../table/views/hand-cards.tsx";
import { Hints } from "../../table/views/hints.tsx";
import { InputSwitch } from "../../table/views/input-switch.tsx";
import { listenToKeys } from "../../table/views/shortcuts.ts";
import { AnswerEntry } from "../../table/views/typing/answer-entry.tsx";
import { insert, pressKey } from "../../table/views/typing/caret.ts";
import { Keypad } from "../../table/views/typing/keypad.tsx";
import { Verdict } from "../../table/views/verdict.tsx";
import { inGroups } from "../print/codes.ts";
import { readTerms } from "./set-link.ts";
import type { SetPlay } from "./set-play.ts";
import { LONGEST_NAME, resultCode, shownName } from "./set-result.ts";

/** A set for a pupil: the start, the hands in order, and the result. */
export function SetPlayer({
  play,
  query,
  hands,
}: {
  play: SetPlay;
  query: Query;
  hands: Puzzle[];
}) {
  const name = nameOfHands(hands);
  const terms = readTerms(query);
  useLayoutEffect(
    () => play.open(hands, name, terms),
    [name, terms.minutes, terms.hints, terms.solve],
  );
  const phase = play.phase.value;
  useSaid(play.isRight.value ? t("sets.right") : "", { about: play.place.value });
  return (
    <div class="sheet set">
      <h1 tabIndex={-1}>{terms.title || t("sets.title")}</h1>
      {phase !== "start" && <News play={play} />}
      {phase === "start" && <Start play={play} count={hands.length} query={query} />}
      {phase === "playing" && <HandOfSet play={play} hands={hands} hasHints={terms.hints} />}
      {phase === "done" && <Ended play={play} name={name} query={query} />}
    </div>
  );
}

/**
 * The feedback on the last answer. After a right answer, it says that the next hand is on the
 * table.
 */
function News({ play: { isRight, table } }: { play: SetPlay }) {
  const verdict = table.answer.verdict.value;
  return (
    <div class="set-news" data-verdict={isRight.value ? "right" : verdict?.code}>
      {isRight.value ? (
        <Notice kind="right">
          <p>{t("sets.right")}</p>
        </Notice>
      ) : (
        <Verdict
          verdict={verdict}
          pending={table.answer.pending.value}
          stale={!table.stands.value}
          target={table.table.hand.value.target ?? ""}
          facts={null}
          game={table}
        />
      )}
    </div>
  );
}

function Start({ play, count, query }: { play: SetPlay; count: number; query: Query }) {
  const { minutes, solve } = readTerms(query);
  return (
    <>
      <p>{t("sets.start.about", { count })}</p>
      {minutes > 0 && <p>{t("sets.start.limit", { count: minutes })}</p>}
      {!solve && <p>{t("sets.start.solve", { page: t("solver.title") })}</p>}
      <button type="button" class="button primary start-button" onClick={play.start}>
        {t(play.place.value ? "sets.continue" : "sets.start")}
      </button>
      <p>
        <a class="button" href={href("set", { ...query, collect: "1" })}>
          {t("sets.to-results")}
        </a>
      </p>
    </>
  );
}

function HandOfSet({
  play,
  hands,
  hasHints,
}: {
  play: SetPlay;
  hands: Puzzle[];
  hasHints: boolean;
}) {
  const box = useRef<HTMLInputElement | null>(null);
  const place = play.place.value;
  const hand = hands[place];
  const { answer, combining, input } = play.table;
  const types = input.value === "type";
  useEffect(() => box.current?.focus({ preventScroll: true }), [place]);
  useLayoutEffect(() => {
    const { table } = play;
    const next = () => {};
    const keys = { undo: () => combining.undo(), claimNone: next };
    const quiet = { mode: { next, skip: next }, reveal: { press: next } };
    return listenToKeys({ ...table, ...keys, ...quiet }, box);
  }, []);
  if (!hand) return null;
  const type = (text: string) => pressKey(box.current, (field) => insert(field, text));
  return (
    <form
      class="sets-form"
      onSubmit={(event) => {
        event.preventDefault();
        answer.check();
      }}
    >
      <p class="sets-progress">
        {t("sets.progress", { place: place + 1, count: hands.length, target: number(hand.target) })}
      </p>
      {play.left.value !== null && (
        <p class="set-left">{t("sets.left", { time: clockTime(play.left.value) })}</p>
      )}
      <Allowed hand={hand} />
      <progress max={hands.length} value={place} aria-hidden="true" />
      <fieldset class="sets-cards" data-hand={hand.numbers.join(",")}>
        <HandCards game={play.table} Choice={CombineChoice} onType={type} />
      </fieldset>
      {types ? (
        <>
          <AnswerEntry text={answer.text} box={box} />
          <Keypad allowing={hand} onType={type} />
        </>
      ) : (
        <CombineBar combining={combining} />
      )}
      <div class="actions">
        <InputSwitch />
        {hasHints && (
          <button type="button" class="button" onClick={play.table.hint}>
            {t("play.hint")}
          </button>
        )}
        <button type="button" class="button" onClick={play.skip}>
          {t("sets.skip")}
        </button>
      </div>
      {hasHints && <Hints game={play.table} />}
    </form>
  );
}

function Ended({ play, name, query }: { play: SetPlay; name: string; query: Query }) {
  const pupil = useSignal("");
  const played = play.played.value;
  const { times } = played;
  const solved = times.filter((time) => time !== null);
  const code = resultCode(name, played);
  const shown = shownName(pupil.value);
  const link = addressOf(href("set", { ...query, result: code, ...(shown && { name: shown }) }));
  const text = `${inGroups(code)} ${shown}`.trim();
  const score = t("sets.solved", {
    solved: solved.length,
    count: times.length,
    time: timeTaken(solved.reduce((sum, time) => sum + time, 0)),
  });
  useSaid(score);
  return (
    <>
      {play.left.value === 0 && <p>{t("sets.over")}</p>}
      <p class="sets-progress">{score}</p>
      <label class="sets-form">
        {t("sets.name")}
        <input
          class="box"
          type="text"
          autocomplete="nickname"
          maxLength={LONGEST_NAME}
          value={pupil.value}
          onInput={(event) => {
            pupil.value = event.currentTarget.value;
          }}
        />
      </label>
      <p>{t("sets.code")}</p>
      <p class="example">
        <code class="sets-code" translate={false}>
          {text}
        </code>
      </p>
      <ShareButton text={link || text} label={t("sets.send")} primary />
      <EndedHands hands={play.tried.value} />
      <button type="button" class="button" onClick={play.again}>
        {t("sets.again")}
      </button>
    </>
  );
}
