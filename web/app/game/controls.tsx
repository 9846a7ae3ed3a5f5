import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { settings } from "../core/settings.js";
import { isFocusLost } from "../ui/lost-focus.js";
import { InputSwitch } from "./input-switch.jsx";
import { AnswerControls } from "./typing/answer-controls.jsx";

/** @import { Game } from "./game.js" */

/**
 * The controls of the game: the answer, the signs and the buttons. On a phone, answer and signs are
 * folded once the hand has ended, to make space for the feedback.
 *
 * @param {object} props
 * @param {Game} props.game
 * @param {import("preact").RefObject<HTMLInputElement | null>} props.box
 */
export function Controls({ game, box }) {
  const { answer, claimable, coach, mode, reveal, round } = game;
  const types = game.input.value === "type";
  const verdict = answer.verdict.value;
  const won = game.won.value;
  const play = mode.play.value;
  const over = round.result.value !== null;
  const Onward = over ? play.Onward : undefined;
  const dealt = play.free && won;
  const mayClaim = play.free && !play.solvable && settings.value.solvable === "mixed";
  const reachable =
    settings.value.reader === "on"
      ? /** @type {const} */ ({ role: "toolbar", "aria-label": t("play.actions") })
      : {};
  const actions = useRef(/** @type {HTMLDivElement | null} */ (null));
  const show = useRef(/** @type {HTMLButtonElement | null} */ (null));
  /** Whether the last hint was asked for by the button, which then goes. */
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
        {(dealt || (types && !Onward)) && (
          <Action name={won ? "play.next" : "play.check"} primary onPress={game.submit} />
        )}
        {!won && (
          <>
            {claimable.value && <Action name="play.none" onPress={game.claimNone} />}
            {mayClaim && !claimable.value && <NoAction name="play.none" />}
          </>
        )}
        {!over &&
          !play.hurried &&
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
        {Onward && <Onward game={game} />}
        {play.free && !won && <Action name="play.new" label={play.skip} onPress={mode.skip} />}
      </div>
    </form>
  );
}

/**
 * Keeps the place of a button that is not offered now.
 *
 * @param {{name: import("../core/i18n.js").Key}} props
 */
function NoAction({ name }) {
  return (
    <span class="button no-action" aria-hidden="true">
      {t(name)}
    </span>
  );
}

/**
 * @param {object} props
 * @param {import("../core/i18n.js").Key} props.name
 * @param {import("../core/i18n.js").Key | undefined} [props.label] what it says instead of its name
 * @param {boolean} [props.primary]
 * @param {boolean} [props.expanded]
 * @param {import("preact").RefObject<HTMLButtonElement | null>} [props.control]
 * @param {() => void} props.onPress
 */
function Action({ name, label = name, primary = false, expanded, control, onPress }) {
  return (
    <button
      ref={control ?? null}
      type="button"
      class={`button ${name.replace("play.", "do-")} ${primary ? "primary" : ""}`}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {t(label)}
    </button>
  );
}
