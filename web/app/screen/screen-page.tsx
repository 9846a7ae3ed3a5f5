import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { Expression } from "../../engine/contract.d.ts";
import { allowedSpoken } from "../core/allowed-words.ts";
import { clockTime } from "../core/duration.ts";
import { ofHand } from "../core/hand-query.ts";
import { t } from "../core/i18n.ts";
import { equation, number, SIGNS, stepParts } from "../core/pretty.ts";
import { allowedOperators, isRestricted } from "../core/puzzle.ts";
import { go, type Query, route } from "../core/router.ts";
import { settings } from "../core/settings.ts";
import { cardName } from "../core/words.ts";
import { readSet } from "../set/set-link.ts";
import { Face } from "../ui/cards/face.tsx";
import { EngineNotice } from "../ui/notices/engine-notice.tsx";
import { FailureNotice } from "../ui/notices/failure-notice.tsx";
import { useSaid } from "../ui/use-said.ts";
import { framesOf } from "../ui/worked/frames.ts";
import { TableRow } from "../ui/worked/table-row.tsx";
import { ChooseHands } from "./choose-hands.tsx";
import { keepAwake, toggleFullScreen } from "./full-screen.ts";
import { type ScreenHand, screenHands } from "./screen-hands.ts";
import { listenToPresenter } from "./screen-keys.ts";
import { createScreenShow, type ScreenShow } from "./screen-show.ts";

/** How many of the last steps are shown: as many lines as can be read from afar. */
const LINES = 3;

/** Hands and their solutions, as large as the screen allows. */
export function ScreenPage() {
  const { query } = route.value;
  return <Screen key={JSON.stringify(query)} query={query} />;
}

function Screen({ query }: { query: Query }) {
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

/** The newest content: the hand, or the last line of its solution. */
function said({ hand, solution, shown }: ScreenShow) {
  if (!hand.value) return "";
  const { cards, target } = hand.value;
  const only = allowedSpoken(hand.value);
  if (shown.value > 0) return linesOf(solution.value ?? null, shown.value).at(-1) ?? "";
  const dealt = `${t("play.goal", { target: number(target) })}: ${cards.map(cardName).join(", ")}`;
  return only ? `${dealt}. ${only}` : dealt;
}

/** The lines below the cards. */
function linesOf(solution: Expression | null, shown: number) {
  if (shown === 0) return [];
  if (!solution) return [t("solutions.none")];
  const { steps, text, value } = solution;
  const done = steps.slice(0, shown).map((step) => t("step.meaning", stepParts(step)));
  return shown > steps.length ? [...done, equation(text, number(value))] : done;
}

function ShownHand({ show, hand }: { show: ScreenShow; hand: ScreenHand }) {
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

function Buttons({ show, query }: { show: ScreenShow; query: Query }) {
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
      {!readSet(query) && <ChooseHands query={query} />}
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

function nextWords(show: ScreenShow) {
  if (show.isWhole.value) return t("play.next");
  return t(show.shown.value === 0 ? "screen.solution" : "worked.next");
}

/** Returns to the source of the hands. A hand whose solution was shown is not played again. */
function close(query: Query, show: ScreenShow) {
  const set = readSet(query);
  if (set) return go("set", { ...set.query, collect: "1" });
  const untouched = show.place.peek() === 0 && show.shown.peek() === 0;
  return go("play", untouched && query.hand ? ofHand(query) : {});
}
