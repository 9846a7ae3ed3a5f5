import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { Card } from "../../../engine/contract.d.ts";
import { ofHand } from "../../base/address/hand-query.ts";
import { go, type Query, route } from "../../base/address/router.ts";
import { keepAwake, toggleFullScreen } from "../../base/browser/full-screen.ts";
import { allowedOperators, isRestricted } from "../../base/cards/puzzle.ts";
import { clockTime } from "../../base/time/duration.ts";
import { Face } from "../../base/ui/cards/face.tsx";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { allowedSpoken } from "../../base/words/allowed-words.ts";
import { cardName, valueText } from "../../base/words/card-words.ts";
import { letterOn } from "../../base/words/courts.ts";
import { enumerated, labelled, sentences, t } from "../../base/words/i18n.ts";
import { equation, number, SIGNS, stepParts } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { hintWords } from "../../table/views/hint-sentences.ts";
import { framesOf } from "../../table/worked/frames.ts";
import { TableRow } from "../../table/worked/table-row.tsx";
import { stepWords } from "../../table/worked/worked.tsx";
import { readSet } from "../sets/set-link.ts";
import { ChooseHands } from "./choose-hands.tsx";
import { HandCode } from "./hand-code.tsx";
import { type ScreenHand, screenHands } from "./screen-hands.ts";
import { listenToPresenter } from "./screen-keys.ts";
import { createScreenShow, type ScreenShow } from "./screen-show.ts";
import { ScreenTool } from "./screen-tool.tsx";
import { limitOf } from "./time-limit.tsx";

/** How many of the last steps are shown: as many lines as can be read from afar. */
const LINES = 3;

/** Hands and their solutions, as large as the screen allows. */
export function ScreenPage() {
  const { seconds: _, ...hands } = route.value.query;
  return <Screen key={JSON.stringify(hands)} query={hands} />;
}

function Screen({ query }: { query: Query }) {
  const calls = useMemo(() => new AbortController(), []);
  const show = useMemo(() => createScreenShow(screenHands(query, calls.signal), limitOf), []);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-screen", true);
    return () => root.toggleAttribute("data-screen", false);
  }, []);
  useEffect(() => {
    show.begin();
    const stops = [listenToPresenter(show, () => close(query, show)), keepAwake()];
    return () => {
      for (const stop of stops) stop();
      calls.abort();
      show.end();
      if (document.fullscreenElement) toggleFullScreen();
    };
  }, []);

  const limit = limitOf();
  useEffect(show.restartClock, [limit]);

  const lesson = lessonOf(query);
  const hand = show.hand.value;
  useSaid(hand === null ? t("big-screen.end") : said(show), {
    about: `${show.which.value} ${show.shown.value}`,
  });
  return (
    <div class="big-screen" data-shown={show.shown.value} data-lesson={lesson}>
      <Head show={show} hand={hand} lesson={lesson} />
      {hand && <ShownHand show={show} hand={hand} />}
      {hand === null && <p class="big-screen-line">{t("big-screen.end")}</p>}
      <EngineNotice />
      {show.failure.value && <FailureNotice error={show.failure.value} />}
      <Buttons show={show} query={query} />
    </div>
  );
}

/** The name of the technique whose lesson is shown, if any. */
const lessonOf = ({ technique, seed }: Query) =>
  technique && !seed ? techniqueName(technique) : undefined;

function Head({
  show,
  hand,
  lesson,
}: {
  show: ScreenShow;
  hand: ScreenHand | null | undefined;
  lesson: string | undefined;
}) {
  const title = lesson ?? (hand ? t("play.goal", { target: number(hand.target) }) : "");
  return (
    <div class="big-screen-head">
      <h1 tabIndex={-1}>
        {title || t("nav.screen")}
        {hand && isRestricted(hand) && (
          <span class="big-screen-signs">
            {allowedOperators(hand)
              .map((sign) => SIGNS[sign])
              .join(" ")}
          </span>
        )}
        {hand?.ordered && <span class="big-screen-signs">{t("play.ordered")}</span>}
      </h1>
      {hand?.count && <span>{`${show.place.value + 1}/${hand.count}`}</span>}
      {(!lesson || Number.isFinite(limitOf())) && <Clock show={show} />}
    </div>
  );
}

/** The time that a hand takes, or the time that is left. */
function Clock({ show }: { show: ScreenShow }) {
  const limit = limitOf();
  const elapsed = show.elapsed.value;
  const isLate = show.isLate.value && show.shown.value === 0;
  useSaid(isLate ? t("big-screen.time-up") : "", { urgent: true });
  if (isLate) {
    return (
      <span class="big-screen-clock" translate={true}>
        {t("big-screen.time-up")}
      </span>
    );
  }
  const left = Math.ceil(Math.max(limit - elapsed, 0) / 1000) * 1000;
  return (
    <span class="big-screen-clock" translate={false} aria-hidden="true">
      {clockTime(Number.isFinite(limit) ? left : elapsed)}
      {Number.isFinite(limit) && (
        <span class="big-screen-left" style={{ "--left": Math.max(0, 1 - elapsed / limit) }} />
      )}
    </span>
  );
}

const cardNames = ({ cards }: ScreenHand) => enumerated(cards.map(cardName));

/** The newest content: the hand, a hint, or the last line of its solution. */
function said(show: ScreenShow) {
  const hand = show.hand.value;
  if (!hand) return "";
  if (show.shown.value > 0) return linesOf(show).at(-1) ?? "";
  const hint = hintOf(show);
  if (hint) return hint;
  const only = allowedSpoken(hand);
  const dealt = labelled(t("play.goal", { target: number(hand.target) }), cardNames(hand));
  return only ? sentences(t("sentence", { words: dealt }), only) : dealt;
}

function hintOf({ hint, hand }: ScreenShow) {
  const name = (value: string) => valueText(value, null);
  return (
    hint.value && hintWords(hint.value, { name, target: hand.value?.target ?? "", dealt: true })
  );
}

/** The size of a sentence that may have several lines. The longest are smaller. */
const sizeOf = (words: string) => Math.min(8, Math.sqrt(10_000 / words.length));

/** The lines of the solution below the cards. Only the newest step says its purpose. */
function linesOf({ shown: { value: shown }, solution }: ScreenShow) {
  if (shown === 0) return [];
  if (!solution.value) return [t("solutions.none")];
  const { answer, steps } = solution.value;
  const done = steps
    .slice(0, shown)
    .map((taken, at) =>
      at === shown - 1 ? stepWords(taken) : t("step.meaning", stepParts(taken.step)),
    );
  return shown > steps.length ? [...done, equation(answer.text, number(answer.value))] : done;
}

function ShownHand({ show, hand }: { show: ScreenShow; hand: ScreenHand }) {
  const solution = show.solution.value;
  const shown = show.shown.value;
  const lines = linesOf(show).slice(-LINES);
  const steps = solution?.steps.map(({ step }) => step) ?? [];
  const frame = solution && framesOf(hand.cards, steps)[shown - 1];
  const hint = hintOf(show);
  const hasPurpose = solution?.steps[shown - 1]?.code !== undefined;
  return (
    <>
      {frame ? (
        <div class="big-screen-table" style={{ "--count": hand.cards.length }}>
          <TableRow frame={frame} />
        </div>
      ) : (
        <ul
          class="big-screen-cards"
          data-small={hint ? true : undefined}
          style={{ "--count": hand.cards.length }}
          aria-label={cardNames(hand)}
        >
          {hand.cards.map((card, at) => (
            <li key={`${show.place.value} ${at}`} class="worked-card">
              <Face card={card} />
            </li>
          ))}
        </ul>
      )}
      <div class="big-screen-lines">
        {hint && (
          <p class="big-screen-words" style={{ "--size": sizeOf(hint) }}>
            {hint}
          </p>
        )}
        {shown === 0 && !hint && <Ranks cards={hand.cards} />}
        {lines.map((line, at) => (
          <p
            key={shown - lines.length + at}
            class={hasPurpose && at === lines.length - 1 ? "big-screen-words" : "big-screen-line"}
            data-whole={
              (solution && shown > solution.steps.length && at === lines.length - 1) || undefined
            }
            style={{ "--letters": line.length }}
          >
            {line}
          </p>
        ))}
      </div>
    </>
  );
}

/** What the letters on the cards count. */
function Ranks({ cards }: { cards: Card[] }) {
  const words = cards
    .flatMap((card) => ("rank" in card ? [card] : []))
    .sort((a, b) => a.rank - b.rank)
    .flatMap((card) => (letterOn(card) ? `${letterOn(card)} = ${card.rank}` : []));
  return words.length > 0 ? (
    <p class="big-screen-ranks">{[...new Set(words)].join("   ")}</p>
  ) : null;
}

function Buttons({ show, query }: { show: ScreenShow; query: Query }) {
  const hand = show.hand.value;
  const set = readSet(query);
  const waiting = hand !== null && show.solutions.value === undefined;
  const { length } = show.solutions.value ?? [];
  return (
    <div class="actions big-screen-buttons">
      <div class="tools">
        {hand && show.mayHint.value && (
          <ScreenTool icon="hint" words={t("play.hint")} onPress={show.takeHint} />
        )}
        {show.isWhole.value && length > 1 && (
          <ScreenTool
            icon="ways"
            words={t("big-screen.another", {
              place: ((show.which.value + 1) % length) + 1,
              count: length,
            })}
            onPress={show.another}
          />
        )}
        <ScreenTool icon="before" words={t("big-screen.back")} onPress={show.back} />
        <ChooseHands query={query} isSet={set !== null} />
        {hand && <HandCode hand={hand} set={set?.query} />}
        {document.fullscreenEnabled && (
          <ScreenTool icon="fill" words={t("big-screen.fill")} onPress={toggleFullScreen} />
        )}
        <ScreenTool icon="clear" words={t("big-screen.close")} onPress={() => close(query, show)} />
      </div>
      <button
        type="button"
        class="button primary"
        aria-disabled={waiting && !show.failure.value ? "true" : undefined}
        onClick={show.next}
      >
        {nextWords(show)}
      </button>
      <span class="big-screen-keys">{t("big-screen.keys")}</span>
    </div>
  );
}

function nextWords(show: ScreenShow) {
  if (show.isWhole.value) return t("play.next");
  return t(show.shown.value === 0 ? "big-screen.solution" : "worked.next");
}

/** Returns to the source of the hands. A hand whose solution was shown is not played again. */
function close(query: Query, show: ScreenShow) {
  const set = readSet(query);
  if (set) return go("set", { ...set.query, collect: "1" });
  if (query.technique) return go("learn", { lesson: query.technique });
  const untouched = show.place.peek() === 0 && show.shown.peek() === 0;
  return go("play", untouched && query.hand ? ofHand(query) : {});
}
