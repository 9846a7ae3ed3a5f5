import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { allowedSpoken } from "../core/allowed-words.js";
import { clockTime } from "../core/duration.js";
import { ofHand } from "../core/hand-query.js";
import { t } from "../core/i18n.js";
import { equation, number, SIGNS, stepParts } from "../core/pretty.js";
import { allowedOperators, isRestricted } from "../core/puzzle.js";
import { go, route } from "../core/router.js";
import { settings } from "../core/settings.js";
import { cardName } from "../core/words.js";
import { readSet } from "../set/set-link.js";
import { Face } from "../ui/cards/face.jsx";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useSaid } from "../ui/use-said.js";
import { framesOf } from "../ui/worked/frames.js";
import { TableRow } from "../ui/worked/table-row.jsx";
import { keepAwake, toggleFullScreen } from "./full-screen.js";
import { screenHands } from "./screen-hands.js";
import { listenToPresenter } from "./screen-keys.js";
import { createScreenShow } from "./screen-show.js";

/** @import { Expression } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */
/** @import { ScreenHand } from "./screen-hands.js" */
/** @import { ScreenShow } from "./screen-show.js" */

/** How many of the last steps are shown: as many lines as are legible from afar. */
const LINES = 3;

/** Hands and their solutions, as large as the screen allows. */
export function ScreenPage() {
  const { query } = route.value;
  return <Screen key={JSON.stringify(query)} query={query} />;
}

/** @param {{query: Query}} props */
function Screen({ query }) {
  const calls = useMemo(() => new AbortController(), []);
  const show = useMemo(() => createScreenShow(screenHands(query, calls.signal)), []);

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

  const hand = show.hand.value;
  useSaid(hand === null ? t("screen.end") : said(show), { about: show.shown.value });
  return (
    <div class="screen" data-shown={show.shown.value}>
      <div class="screen-head">
        <h1 tabIndex={-1}>
          {hand ? t("play.goal", { target: number(hand.target) }) : t("nav.screen")}
          {hand && isRestricted(hand) && (
            <span class="screen-signs">
              {allowedOperators(hand)
                .map((sign) => SIGNS[sign])
                .join(" ")}
            </span>
          )}
        </h1>
        {hand?.count && <span>{`${show.place.value + 1}/${hand.count}`}</span>}
        <span class="screen-clock" aria-hidden="true">
          {clockTime(show.elapsed.value)}
        </span>
      </div>
      {hand && <ShownHand show={show} hand={hand} />}
      {hand === null && <p class="screen-line">{t("screen.end")}</p>}
      <EngineNotice />
      {show.failure.value && <FailureNotice error={show.failure.value} />}
      <Buttons show={show} query={query} />
    </div>
  );
}

/**
 * What is new: the hand, or the last line of its solution.
 *
 * @param {ScreenShow} show
 */
function said({ hand, solution, shown }) {
  if (!hand.value) return "";
  const { cards, target } = hand.value;
  const only = allowedSpoken(hand.value);
  if (shown.value > 0) return linesOf(solution.value ?? null, shown.value).at(-1) ?? "";
  const dealt = `${t("play.goal", { target: number(target) })}: ${cards.map(cardName).join(", ")}`;
  return only ? `${dealt}. ${only}` : dealt;
}

/**
 * What is written below the cards.
 *
 * @param {Expression | null} solution
 * @param {number} shown
 */
function linesOf(solution, shown) {
  if (shown === 0) return [];
  if (!solution) return [t("solutions.none")];
  const { steps, text, value } = solution;
  const done = steps.slice(0, shown).map((step) => t("step.meaning", stepParts(step)));
  return shown > steps.length ? [...done, equation(text, number(value))] : done;
}

/** @param {{show: ScreenShow, hand: ScreenHand}} props */
function ShownHand({ show, hand }) {
  const solution = show.solution.value ?? null;
  const shown = show.shown.value;
  const lines = linesOf(solution, shown).slice(-LINES);
  const frame = solution && framesOf(hand.cards, solution.steps)[shown - 1];
  return (
    <>
      {frame ? (
        <div class="screen-table" style={{ "--count": hand.cards.length }}>
          <TableRow frame={frame} />
        </div>
      ) : (
        <ul
          class="screen-cards"
          style={{ "--count": hand.cards.length }}
          aria-label={hand.cards.map(cardName).join(", ")}
        >
          {hand.cards.map((card, at) => (
            <li key={`${show.place.value} ${at}`} class="worked-card">
              <Face card={card} letters={settings.value.ranks === "letters"} />
            </li>
          ))}
        </ul>
      )}
      <div class="screen-lines">
        {lines.map((line, at) => (
          <p
            key={shown - lines.length + at}
            class="screen-line"
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

/** @param {{show: ScreenShow, query: Query}} props */
function Buttons({ show, query }) {
  const waiting = show.hand.value !== null && show.solution.value === undefined;
  return (
    <div class="screen-buttons">
      <button
        type="button"
        class="button primary"
        aria-disabled={waiting && !show.failure.value ? "true" : undefined}
        onClick={show.next}
      >
        {nextWords(show)}
      </button>
      <button type="button" class="button" onClick={show.back}>
        {t("screen.back")}
      </button>
      {document.fullscreenEnabled && (
        <button type="button" class="button" onClick={toggleFullScreen}>
          {t("screen.fill")}
        </button>
      )}
      <button type="button" class="button" onClick={() => close(query, show)}>
        {t("screen.close")}
      </button>
      <span class="screen-keys">{t("screen.keys")}</span>
    </div>
  );
}

/** @param {ScreenShow} show */
function nextWords(show) {
  if (show.isWhole.value) return t("play.next");
  return t(show.shown.value === 0 ? "screen.solution" : "worked.next");
}

/**
 * Goes back to where the hands are from; a hand whose solution was shown is not played any more.
 *
 * @param {Query} query
 * @param {ScreenShow} show
 */
function close(query, show) {
  const set = readSet(query);
  if (set) return go("set", { ...set.query, collect: "1" });
  const untouched = show.place.peek() === 0 && show.shown.peek() === 0;
  return go("play", untouched && query.hand ? ofHand(query) : {});
}
