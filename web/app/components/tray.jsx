import { t } from "../i18n.js";
import { clear, insert, pressKey } from "../play/caret.js";
import { AnswerBox } from "./answer-box.jsx";
import { Keypad } from "./keypad.jsx";
import { MergeBar } from "./merge-bar.jsx";
import { SoFar } from "./so-far.jsx";
import { WaySwitch } from "./way-switch.jsx";

/** @import { Game } from "../play/game.js" */

/**
 * Everything under the thumb: the answer, the signs, and what can be done.
 *
 * @param {object} props
 * @param {Game} props.game
 * @param {import("preact").RefObject<HTMLInputElement | null>} props.box
 */
export function Tray({ game, box }) {
  const { answer, coach, merge, mode } = game;
  const types = game.way.value === "type";
  const verdict = answer.verdict.value;
  const won = game.won.value;

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.key !== "Escape") return;
    if (answer.text.value === "") box.current?.blur();
    answer.text.value = "";
  }

  return (
    <form
      class="tray"
      aria-label={t("play.controls")}
      onSubmit={(event) => {
        event.preventDefault();
        if (won) mode.next();
        else if (types) answer.check();
      }}
    >
      {types ? (
        <>
          <AnswerBox
            text={answer.text}
            box={box}
            wrong={verdict?.ok === false && game.stands.value && verdict.text !== ""}
            soFar={<SoFar game={game} />}
            onClear={() => pressKey(box.current, clear)}
            onKeyDown={onKeyDown}
          />
          <Keypad onType={(text) => pressKey(box.current, (input) => insert(input, text))} />
        </>
      ) : (
        <MergeBar merge={merge} />
      )}
      <div class="actions">
        <WaySwitch />
        {types && <Action name="play.check" primary={!won} onPress={answer.check} />}
        <Action name="play.none" onPress={answer.claimNone} />
        <Action name="play.hint" onPress={coach.hint} />
        <Action
          name={coach.open.value ? "play.hide" : "play.show"}
          expanded={coach.open.value}
          onPress={coach.toggle}
        />
        <Action name="play.new" primary={won} onPress={mode.next} />
      </div>
    </form>
  );
}

/**
 * @param {object} props
 * @param {import("../i18n.js").Key} props.name
 * @param {boolean} [props.primary]
 * @param {boolean} [props.expanded]
 * @param {() => void} props.onPress
 */
function Action({ name, primary = false, expanded, onPress }) {
  return (
    <button
      type="button"
      class={`button ${name.replace("play.", "do-")} ${primary ? "primary" : ""}`}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {t(name)}
    </button>
  );
}
