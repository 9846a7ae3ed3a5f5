import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { go, href } from "../../../base/address/router.ts";
import { useLostFocus } from "../../../base/ui/input/lost-focus.ts";
import { keyOf } from "../../../base/ui/input/pressed-key.ts";
import { addressOf } from "../../../base/ui/sharing/share.ts";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { GoalTitle } from "../../../base/ui/twentyfour/goal.tsx";
import { valueText } from "../../../base/words/card-words.ts";
import { t } from "../../../base/words/i18n.ts";
import { AnswerControls } from "../../../table/views/answer-controls.tsx";
import { Clock } from "../../../table/views/clock.tsx";
import { CombineChoice } from "../../../table/views/combine-choice.tsx";
import { CombineFilm } from "../../../table/views/combine-film.tsx";
import { HandCards } from "../../../table/views/hand-cards.tsx";
import { InputSwitch } from "../../../table/views/input-switch.tsx";
import { listenToKeys } from "../../../table/views/shortcuts.ts";
import { Tool } from "../../../table/views/tool.tsx";
import { insert, pressKey } from "../../../table/views/typing/caret.ts";
import { choices, newPuzzle } from "./choices.ts";
import type { ClosestGame } from "./closest.ts";
import { ClosestFeedback } from "./closest-feedback.tsx";
import { ClosestPicture } from "./closest-picture.tsx";
import { type PuzzleName, puzzleQuery } from "./puzzle-link.ts";

/** The numbers and the target, and the player's answer. */
export function ClosestPlay({ game, puzzle }: { game: ClosestGame; puzzle: PuzzleName }) {
  const box = useRef<HTMLInputElement | null>(null);
  const { target } = game.table.hand.value;
  const goOn = () => onward(puzzle);

  useLayoutEffect(() => {
    const stop = listenToKeys(
      {
        ...game,
        claimNone: () => {},
        mode: { next: goOn, skip: () => {} },
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

  function onKey(event: KeyboardEvent) {
    if (keyOf(event) !== "=" || game.input.value !== "combine") return;
    event.preventDefault();
    game.handIn();
  }

  return (
    <div class="play closest-play">
      <section class="stage" aria-labelledby="goal">
        <div class="mode-bar">
          <div class="mode-start">
            <a class="mode-button" href={href("closest")}>
              {t(puzzle.date ? "closest.today" : "mode.closest")}
            </a>
            <InputSwitch />
          </div>
          <div class="goal-box">
            <GoalTitle target={target} />
          </div>
          <div class="mode-end">
            <Clock elapsed={game.round.elapsed} />
          </div>
        </div>
        <div class="hand-area">
          <div class="hand-room">
            <HandCards
              game={game}
              Choice={CombineChoice}
              Film={CombineFilm}
              onType={(text) => pressKey(box.current, (input) => insert(input, text))}
              won={game.result.value?.stars ? "before" : undefined}
            />
            <ClosestPicture game={game} />
          </div>
        </div>
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
 * Deals new numbers of the same kind; after the puzzle of the day, according to the player's last
 * choices.
 */
function onward(puzzle: PuzzleName) {
  go("closest", puzzleQuery(newPuzzle(puzzle.date ? choices.peek() : puzzle)));
}

function Actions({ game }: { game: ClosestGame }) {
  const combines = game.input.value === "combine";
  const tile = combines ? game.candidate.value : null;
  const value = tile && valueText(tile.value, tile.mixed);
  return (
    <div class="actions">
      <div class="tools">
        {combines && (
          <Tool
            icon="undo"
            name="combine.undo"
            disabled={!game.combining.canUndo.value}
            onPress={game.undo}
          />
        )}
        <Tool
          icon="flag"
          name={game.givingUp.value ? "play.press-again" : "play.give-up"}
          onPress={game.giveUp}
        />
      </div>
      <button
        type="submit"
        class="button primary do-hand-in"
        aria-disabled={(combines && !tile) || undefined}
        aria-keyshortcuts={combines ? "=" : undefined}
      >
        {value ? t("closest.hand-in.value", { value }) : t("closest.hand-in")}
      </button>
    </div>
  );
}

/** The choices after the end: new numbers, the same numbers again, or a link for a friend. */
function Ended({
  game,
  puzzle,
  onGoOn,
}: {
  game: ClosestGame;
  puzzle: PuzzleName;
  onGoOn: () => void;
}) {
  const next = useRef<HTMLButtonElement | null>(null);
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

/** The text that sends a friend the same numbers, with the player's stars. */
function shareText({ result, table }: ClosestGame, puzzle: PuzzleName) {
  const { stars = 0 } = result.value ?? {};
  const shown = "★".repeat(stars) + "☆".repeat(3 - stars);
  const words = t("closest.text", { target: table.hand.value.target, stars: shown });
  return [words, addressOf(href("closest", puzzleQuery(puzzle)))].filter(Boolean).join("\n");
}
