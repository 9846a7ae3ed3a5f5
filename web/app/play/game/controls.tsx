import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../base/browser/settings.ts";
import { isFocusLost } from "../../base/ui/input/lost-focus.ts";
import { lazy, Nothing } from "../../base/ui/loading/lazy.tsx";
import { type Key, languageOf, t } from "../../base/words/i18n.ts";
import { AnswerControls } from "../../table/views/answer-controls.tsx";
import { NoTool, Tool } from "../../table/views/tool.tsx";
import type { Game } from "./game.ts";

const GiveUp = lazy(async () => (await import("./secondary-chunk.tsx")).GiveUp, Nothing, Nothing);
const OnwardLink = lazy(
  async () => (await import("./secondary-chunk.tsx")).OnwardLink,
  Nothing,
  Nothing,
);
const TableMenu = lazy(
  async () => (await import("./secondary-chunk.tsx")).TableMenu,
  Nothing,
  Nothing,
);

/**
 * The controls of the game: the answer, the signs, the tools and the primary button. Answer and
 * signs are folded after the hand has ended, to make room for the feedback.
 */
export function Controls({ game, box }: { game: Game; box: RefObject<HTMLInputElement | null> }) {
  const { answer, claimable, coach, combining, mode, more, reveal, round } = game;
  const types = game.input.value === "type";
  const verdict = answer.verdict.value;
  const won = game.won.value;
  const hand = game.table.hand.value;
  const { onward, parts, rules, talk, words } = mode.play.value;
  const { OwnTool } = parts;
  const over = round.result.value !== null;
  const opened = round.opener.value !== null;
  const mayClaim = rules.stream && rules.claims && settings.value.solvable === "mixed";
  const reachable =
    settings.value.reader === "on"
      ? ({ role: "toolbar", "aria-label": t("play.actions") } as const)
      : {};
  const actions = useRef<HTMLDivElement | null>(null);
  const show = useRef<HTMLButtonElement | null>(null);
  const menu = useRef<HTMLDialogElement | null>(null);
  /** Whether the last hint was requested by the button, which then disappears. */
  const pressedHint = useRef(false);

  useEffect(() => {
    if (!isFocusLost() && !actions.current?.contains(document.activeElement)) return;
    const next = actions.current?.querySelector(".primary");
    if (over && next instanceof HTMLElement) next.focus({ preventScroll: true });
    else if (matchMedia("(pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, [over]);

  useEffect(() => {
    const lost = pressedHint.current && isFocusLost();
    if (coach.spent.value && lost) show.current?.focus({ preventScroll: true });
    pressedHint.current = false;
  }, [coach.spent.value]);

  function hint() {
    pressedHint.current = true;
    game.hint();
  }

  return (
    <form
      class="controls"
      aria-label={t("play.controls")}
      data-folded={game.ended.value || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        game.submit();
      }}
    >
      <AnswerControls
        game={game}
        box={box}
        wrong={verdict?.ok === false && game.stands.value && verdict.text !== ""}
      />
      <div class="actions" ref={actions} {...reachable}>
        <div class="tools">
          {!types && !over && (
            <Tool
              icon="undo"
              name="combine.undo"
              disabled={!combining.canUndo.value}
              onPress={() => combining.undo()}
            />
          )}
          {!over && claimable.value && (
            <Tool icon="none" name="play.none" onPress={game.claimNone} />
          )}
          {!over && mayClaim && !claimable.value && !hand.solvable && <NoTool />}
          {!over &&
            rules.help === "coach" &&
            (coach.spent.value ? (
              <NoTool />
            ) : coach.left.value === null ? (
              <Tool icon="hint" name="play.hint" onPress={hint} />
            ) : (
              <Tool icon="hint" name="play.hints" count={coach.left.value} onPress={hint} />
            ))}
          {won && talk !== "none" && (
            <Tool icon="ways" name="play.look-back" onPress={() => (more.value = true)} />
          )}
          {reveal.offered.value && !won && (
            <Tool
              control={show}
              icon="show"
              name={
                reveal.asked.value ? "play.again" : coach.open.value ? "play.hide" : "play.show"
              }
              expanded={coach.open.value}
              onPress={reveal.press}
            />
          )}
          {rules.stream && !over && (
            <Tool icon="play" name={opened ? "play.back" : words.skip} onPress={mode.skip} />
          )}
          {!over && OwnTool && <OwnTool game={game} />}
          {!over && !rules.stream && rules.help === "none" && <GiveUp round={round} />}
          {!over && (
            <Tool icon="dots" name="tool.more" popup onPress={() => menu.current?.showModal()} />
          )}
        </div>
        {over && onward ? (
          <OnwardLink game={game} onward={onward} />
        ) : (
          (over || types) && (
            <Primary
              name={over ? "play.next" : "play.check"}
              label={over ? (opened ? "play.back" : words.next) : undefined}
              onPress={over ? mode.next : game.submit}
            />
          )
        )}
      </div>
      <TableMenu box={menu} game={game} />
    </form>
  );
}

function Primary({
  name,
  label = name,
  onPress,
}: {
  name: Key;
  /** The label, if it differs from the name. */
  label?: Key | undefined;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      class={`button primary ${name.replace("play.", "do-")}`}
      lang={languageOf(label)}
      onClick={onPress}
    >
      {t(label)}
    </button>
  );
}
