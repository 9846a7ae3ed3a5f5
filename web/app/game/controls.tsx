import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Key, languageOf, t } from "../core/i18n.ts";
import { settings } from "../core/settings.ts";
import { isFocusLost } from "../ui/lost-focus.ts";
import { AnswerControls } from "../ui/table/answer-controls.tsx";
import { InputSwitch } from "../ui/table/input-switch.tsx";
import type { Game } from "./game.ts";

/**
 * The controls of the game: the answer, the signs and the buttons. On a phone, answer and signs are
 * folded after the hand has ended, to make room for the feedback.
 */
export function Controls({ game, box }: { game: Game; box: RefObject<HTMLInputElement | null> }) {
  const { answer, claimable, coach, mode, reveal, round } = game;
  const types = game.input.value === "type";
  const verdict = answer.verdict.value;
  const won = game.won.value;
  const { parts, rules, words } = mode.play.value;
  const over = round.result.value !== null;
  const NextButton = over ? parts.NextButton : undefined;
  const dealt = rules.stream && won;
  const mayClaim = rules.stream && rules.claims && settings.value.solvable === "mixed";
  const reachable =
    settings.value.reader === "on"
      ? ({ role: "toolbar", "aria-label": t("play.actions") } as const)
      : {};
  const actions = useRef<HTMLDivElement | null>(null);
  const show = useRef<HTMLButtonElement | null>(null);
  /** Whether the last hint was requested by the button, which then disappears. */
  const pressedHint = useRef(false);

  useEffect(() => {
    const pressed = isFocusLost() || actions.current?.contains(document.activeElement);
    const next = actions.current?.querySelector(".primary");
    if (won && pressed && next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [won]);

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
        <InputSwitch />
        {!won && (
          <>
            {claimable.value && <Action name="play.none" onPress={game.claimNone} />}
            {mayClaim && !claimable.value && <NoAction name="play.none" />}
          </>
        )}
        {!over &&
          rules.help === "coach" &&
          (coach.spent.value ? (
            <NoAction name="play.hint" />
          ) : (
            <Action name="play.hint" onPress={hint} />
          ))}
        {reveal.offered.value && (
          <Action
            control={show}
            name={coach.open.value ? "play.hide" : "play.show"}
            label={reveal.asked.value ? "play.again" : undefined}
            expanded={coach.open.value}
            onPress={reveal.press}
          />
        )}
        {rules.stream && !won && <Action name="play.new" label={words.skip} onPress={mode.skip} />}
        {(dealt || (types && !NextButton)) && (
          <Action name={won ? "play.next" : "play.check"} primary onPress={game.submit} />
        )}
        {NextButton && <NextButton game={game} />}
      </div>
    </form>
  );
}

/** Keeps the place of a button that is not available now. */
function NoAction({ name }: { name: Key }) {
  return (
    <span class="button no-action" aria-hidden="true">
      {t(name)}
    </span>
  );
}

function Action({
  name,
  label = name,
  primary = false,
  expanded,
  control,
  onPress,
}: {
  name: Key;
  /** The label, if it differs from the name. */
  label?: Key | undefined;
  primary?: boolean;
  expanded?: boolean;
  control?: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
}) {
  return (
    <button
      ref={control ?? null}
      type="button"
      class={`button ${name.replace("play.", "do-")} ${primary ? "primary" : ""}`}
      aria-expanded={expanded}
      lang={languageOf(label)}
      onClick={onPress}
    >
      {t(label)}
    </button>
  );
}
