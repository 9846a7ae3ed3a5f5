import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { allowedSpoken } from "../core/allowed-words.ts";
import { timeTaken } from "../core/duration.ts";
import { listed, t } from "../core/i18n.ts";
import { number } from "../core/pretty.ts";
import type { Puzzle } from "../core/puzzle.ts";
import { href, type Query } from "../core/router.ts";
import { numeralOf, usedCards } from "../core/used-cards.ts";
import { verdictSentences } from "../core/verdict-sentences.ts";
import { cardName } from "../core/words.ts";
import { nameOfHands } from "../print/hand-list.ts";
import { Allowed } from "../ui/allowed.tsx";
import { Card } from "../ui/cards/card.tsx";
import { addressOf } from "../ui/sharing/share.ts";
import { ShareButton } from "../ui/sharing/share-button.tsx";
import { AnswerEntry } from "../ui/typing/answer-entry.tsx";
import { insert, pressKey } from "../ui/typing/caret.ts";
import { Keypad } from "../ui/typing/keypad.tsx";
import { useSaid } from "../ui/use-said.ts";
import { createSetPlay, type SetPlay } from "./set-play.ts";
import { LONGEST_NAME, resultCode, shownName } from "./set-result.ts";

/** A set for a pupil: the start, the hands in order, and the result. */
export function SetPlayer({ query, hands }: { query: Query; hands: Puzzle[] }) {
  const name = nameOfHands(hands);
  const play = useMemo(() => createSetPlay(hands, name), [name]);
  const phase = play.phase.value;
  const said = phase === "start" ? "" : news(play, hands);
  useSaid(said, { about: play.verdict.value });
  useSaid(phase === "playing" ? dealt(hands[play.place.value]) : "");
  return (
    <div class="sheet set">
      <h1 tabIndex={-1}>{t("set.title")}</h1>
      <p class="set-news" data-verdict={play.verdict.value?.code}>
        {said}
      </p>
      {phase === "start" && <Start play={play} count={hands.length} query={query} />}
      {phase === "playing" && <HandOfSet play={play} hands={hands} />}
      {phase === "done" && <Ended play={play} name={name} query={query} />}
    </div>
  );
}

/**
 * The announcement about the last answer; empty after a right answer, because the next hand is
 * announced instead.
 */
function news(play: SetPlay, hands: Puzzle[]) {
  const verdict = play.verdict.value;
  if (!verdict) return "";
  const at = Math.min(play.place.value, hands.length - 1);
  return verdict.ok
    ? t("set.right")
    : verdictSentences(verdict, hands[at]?.target ?? "24").join(" ");
}

/** The cards of a hand by name, the target, and the allowed operators. */
function dealt(hand: Puzzle | undefined) {
  if (!hand) return "";
  const cards = hand.numbers.map((value) => cardName({ value: `${value}` }));
  const words = t("play.dealt", { cards: listed(cards), target: number(hand.target) });
  return `${words} ${allowedSpoken(hand)}`.trim();
}

function Start({ play, count, query }: { play: SetPlay; count: number; query: Query }) {
  return (
    <>
      <p>{t("set.start.about", { count })}</p>
      <button type="button" class="button primary start-button" onClick={play.start}>
        {t(play.place.value ? "set.continue" : "set.start")}
      </button>
      <p>
        <a class="button" href={href("set", { ...query, collect: "1" })}>
          {t("set.to-results")}
        </a>
      </p>
    </>
  );
}

function HandOfSet({ play, hands }: { play: SetPlay; hands: Puzzle[] }) {
  const box = useRef<HTMLInputElement | null>(null);
  const place = play.place.value;
  const hand = hands[place];
  useEffect(() => box.current?.focus({ preventScroll: true }), [place]);
  if (!hand) return null;
  const cards = hand.numbers.map((value) => ({ value: `${value}` }));
  const used = usedCards(cards, play.text.value);
  const type = (text: string) => pressKey(box.current, (input) => insert(input, text));
  return (
    <form
      class="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        play.check();
      }}
    >
      <p class="set-progress">
        {t("set.progress", { place: place + 1, count: hands.length, target: number(hand.target) })}
      </p>
      <Allowed hand={hand} />
      <progress max={hands.length} value={place} aria-hidden="true" />
      <fieldset class="set-cards" aria-label={t("play.hand")} data-hand={hand.numbers.join(",")}>
        {cards.map((card, at) => (
          <Card
            key={`${place} ${at}`}
            card={card}
            place={at}
            used={used[at] ?? false}
            onPlay={() => type(numeralOf(card))}
          />
        ))}
      </fieldset>
      <span id="card-used" hidden>
        {t("card.used")}
      </span>
      <AnswerEntry text={play.text} box={box} />
      <Keypad allowing={hand} onType={type} />
      <button type="button" class="button" onClick={play.skip}>
        {t("set.skip")}
      </button>
    </form>
  );
}

function Ended({ play, name, query }: { play: SetPlay; name: string; query: Query }) {
  const pupil = useSignal("");
  const times = play.times.value;
  const solved = times.filter((time) => time !== null);
  const code = resultCode(name, times);
  const shown = shownName(pupil.value);
  const link = addressOf(href("set", { ...query, result: code, ...(shown && { name: shown }) }));
  const text = `${code} ${shown}`.trim();
  const score = t("set.solved", {
    solved: solved.length,
    count: times.length,
    time: timeTaken(solved.reduce((sum, time) => sum + time, 0)),
  });
  useSaid(score);
  return (
    <>
      <p class="set-progress">{score}</p>
      <label class="set-form">
        {t("set.name")}
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
      <p>{t("set.code")}</p>
      <p class="example">
        <code class="set-code">{text}</code>
      </p>
      <ShareButton text={link || text} label={t("set.send")} primary />
      <button type="button" class="button" onClick={play.again}>
        {t("set.again")}
      </button>
    </>
  );
}
