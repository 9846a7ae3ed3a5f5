import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { number } from "../core/pretty.js";
import { go, href } from "../core/router.js";
import { valueText } from "../core/words.js";
import { CombineChoice } from "../game/combining/combine-choice.jsx";
import { InputSwitch } from "../game/input-switch.jsx";
import { Clock } from "../game/round/clock.jsx";
import { listenToKeys } from "../game/shortcuts.js";
import { HandCards } from "../game/table/hand-cards.jsx";
import { AnswerControls } from "../game/typing/answer-controls.jsx";
import { useLostFocus } from "../ui/lost-focus.js";
import { addressOf } from "../ui/sharing/share.js";
import { ShareButton } from "../ui/sharing/share-button.jsx";
import { insert, pressKey } from "../ui/typing/caret.js";
import { choices, newPuzzle } from "./choices.js";
import { ClosestFeedback } from "./closest-feedback.jsx";
import { puzzleQuery } from "./puzzle-link.js";

/** @import { ClosestGame } from "./closest.js" */
/** @import { PuzzleName } from "./puzzle-link.js" */

/**
 * Numbers and a target, and the answer to them.
 *
 * @param {{game: ClosestGame, puzzle: PuzzleName}} props
 */
export function ClosestPlay({ game, puzzle }) {
  const box = useRef(/** @type {HTMLInputElement | null} */ (null));
  const { target } = game.table.hand.value;
  const goOn = () => onward(puzzle);

  useLayoutEffect(() => {
    const stop = listenToKeys(
      {
        ...game,
        claimNone: () => {},
        hint: () => {},
        mode: { ...game.mode, next: goOn, skip: () => {} },
        reveal: { press: game.giveUp },
      },
      box,
    );
    addEventListener("keydown", onKey);
    return () => {
      stop();
      removeEventListener("keydown", onKey);
    };
  }, []);
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, []);

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== "=" || game.input.value !== "combine") return;
    event.preventDefault();
    game.handIn();
  }

  return (
    <div class="play closest-play">
      <section class="stage" aria-labelledby="goal">
        <div class="mode-bar">
          <a class="mode-button" href={href("closest")}>
            <span class="mode-parts">
              <span>{t("mode.closest")}</span>{" "}
              <span>{t(puzzle.date ? "closest.today" : `closest.kind.${puzzle.kind}`)}</span>
            </span>
          </a>
          <h1 id="goal" class="goal" tabIndex={-1}>
            {t("play.goal", { target: number(target ?? "…") })}
          </h1>
          <Clock elapsed={game.round.elapsed} />
        </div>
        <HandCards
          game={game}
          Choice={CombineChoice}
          onType={(text) => pressKey(box.current, (input) => insert(input, text))}
          won={game.result.value?.stars ? "before" : undefined}
        />
      </section>
      <ClosestFeedback game={game} whole={puzzle.whole} />
      <form
        class="controls"
        aria-label={t("play.controls")}
        data-folded={game.won.value || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (game.won.value) goOn();
          else game.handIn();
        }}
      >
        <AnswerControls game={game} box={box} wrong={game.answer.verdict.value?.ok === false} />
        {game.won.value ? (
          <Ended game={game} puzzle={puzzle} onGoOn={goOn} />
        ) : (
          <Actions game={game} />
        )}
      </form>
    </div>
  );
}

/**
 * Lays new numbers of the same kind; after those of a day, as the player has chosen them last.
 *
 * @param {PuzzleName} puzzle
 */
function onward(puzzle) {
  go("closest", puzzleQuery(newPuzzle(puzzle.date ? choices.peek() : puzzle)));
}

/** @param {{game: ClosestGame}} props */
function Actions({ game }) {
  const combines = game.input.value === "combine";
  const tile = combines ? game.candidate.value : null;
  const value = tile && valueText(tile.value, tile.mixed);
  return (
    <div class="actions">
      <InputSwitch />
      <button
        type="submit"
        class="button primary do-hand-in"
        aria-disabled={(combines && !tile) || undefined}
        aria-keyshortcuts={combines ? "=" : undefined}
      >
        {value ? t("closest.hand-in.value", { value }) : t("closest.hand-in")}
      </button>
      <button type="button" class="button do-give-up" onClick={game.giveUp}>
        {t(game.givingUp.value ? "closest.give-up.again" : "closest.give-up")}
      </button>
    </div>
  );
}

/**
 * What follows: new numbers, the same once more, or a friend's turn.
 *
 * @param {{game: ClosestGame, puzzle: PuzzleName, onGoOn: () => void}} props
 */
function Ended({ game, puzzle, onGoOn }) {
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLostFocus(next, []);
  return (
    <div class="closest-ended">
      <button ref={next} type="button" class="button primary do-next" onClick={onGoOn}>
        {t("closest.next")}
      </button>
      {!puzzle.date && (
        <button type="button" class="button do-again" onClick={game.again}>
          {t("closest.again")}
        </button>
      )}
      <ShareButton text={shareText(game, puzzle)} label={t("closest.share")} />
    </div>
  );
}

/**
 * The text that gives a friend the same numbers, with the player's stars.
 *
 * @param {ClosestGame} game
 * @param {PuzzleName} puzzle
 */
function shareText({ result, table }, puzzle) {
  const { stars = 0 } = result.value ?? {};
  const shown = "★".repeat(stars) + "☆".repeat(3 - stars);
  const words = t("closest.text", { target: table.hand.value.target, stars: shown });
  return [words, addressOf(href("closest", puzzleQuery(puzzle)))].filter(Boolean).join("\n");
}
