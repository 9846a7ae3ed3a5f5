import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../base/browser/settings.ts";
import { isFocusLost } from "../../base/ui/lost-focus.ts";
import { type Key, languageOf, t } from "../../base/words/i18n.ts";
import { AnswerControls } from "../../table/views/answer-controls.tsx";
import { InputSwitch } from "../../table/views/input-switch.tsx";
import type { Game } from "./game.ts";

/**
 * The controls of the game: the answer, the signs and the buttons. On a phone, answer and signs are
 * folded after the hand has ended, to make room for the feedback.
 */
export function Controls({ game, box }: { game: Game; box: RefObject<HTMLInputElement | null> }) {
  const { answer, claimable, coach, mode, more, reveal, round } = game;
  const types = game.input.value === "type";
  const verdict = answer.verdict.value;
  const won = game.won.value;
  const { parts, rules, talk, words } = mode.play.value;
  const over = round.result.value !== null;
  const NextButton = over ? parts.NextButton : undefined;
  const opened = round.opener.value !== null;
  const goesOn = rules.stream && over;
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
    if (over && pressed && next instanceof HTMLElement) next.focus({ preventScroll: true });
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
        <InputSwitch />
        {!over && (
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
        {won && talk !== "none" && <Action name="play.more" onPress={() => (more.value = true)} />}
        {reveal.offered.value && !won && (
          <Action
            control={show}
            name={coach.open.value ? "play.hide" : "play.show"}
            label={reveal.asked.value ? "play.again" : undefined}
            expanded={coach.open.value}
            onPress={reveal.press}
          />
        )}
        {rules.stream && !over && (
          <Action name="play.new" label={opened ? "play.back" : words.skip} onPress={mode.skip} />
        )}
        {(goesOn || (types && !NextButton)) && (
          <Action
            name={over ? "play.next" : "play.check"}
            label={over && opened ? "play.back" : undefined}
            primary
            onPress={over ? mode.next : game.submit}
          />
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
