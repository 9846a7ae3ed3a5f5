import { settings } from "../../base/browser/settings.ts";
import { t } from "../../base/words/i18n.ts";

const KEYS = [
  ["help.key.enter", "help.keys.check"],
  ["help.key.escape", "help.keys.clear"],
] as const;

const LETTERS = [
  ["N", "help.keys.new"],
  ["H", "help.keys.hint"],
  ["S", "help.keys.solutions"],
  ["C", "help.keys.input"],
  ["O", "help.keys.none"],
  ["U R", "help.keys.undo"],
  ["B", "lists.star"],
  ["F", "help.keys.screen"],
  ["A L", "help.keys.race"],
  ["← →", "help.keys.trace"],
  ["?", "help.keys.help"],
] as const;

/** The keys for screen readers. They are active while that setting is on. */
const SPOKEN = [
  ["D", "help.keys.cards"],
  ["L", "help.keys.left"],
  ["M", "help.keys.time"],
  ["E", "help.keys.say"],
] as const;

/** What each key does. */
export function Keys() {
  return (
    <dl class="keys">
      {KEYS.map(([key, meaning]) => (
        <Shortcut key={key} name={t(key)} meaning={t(meaning)} />
      ))}
      {LETTERS.map(([key, meaning]) => (
        <Shortcut key={key} name={key} meaning={t(meaning)} />
      ))}
      <Shortcut name="0–9 + ( )" meaning={t("help.keys.type")} />
      {settings.value.reader === "on" &&
        SPOKEN.map(([key, meaning]) => <Shortcut key={key} name={key} meaning={t(meaning)} />)}
    </dl>
  );
}

function Shortcut({ name, meaning }: { name: string; meaning: string }) {
  return (
    <div>
      <dt>
        <kbd translate={false}>{name}</kbd>
      </dt>
      <dd>{meaning}</dd>
    </div>
  );
}
