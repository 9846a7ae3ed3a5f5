import { choose, settings } from "../base/browser/settings.ts";
import { t } from "../base/words/i18n.ts";
import { say } from "../base/words/say.ts";

/**
 * The first stops of the Tab key, visible while focused: a button that skips the header, and a
 * switch for the screen reader keys.
 *
 * @param props `to`: the target of the first button, in words
 */
export function Skips({ to, onSkip }: { to: string; onSkip: () => void }) {
  const on = settings.value.reader === "on";

  function change() {
    choose("reader", on ? "off" : "on");
    say(t(on ? "reader.off" : "reader.on"));
  }

  return (
    <>
      <button type="button" class="skip" onClick={onSkip}>
        {to}
      </button>
      <button type="button" class="skip" aria-pressed={on} onClick={change}>
        {t("settings.reader")}
      </button>
    </>
  );
}
