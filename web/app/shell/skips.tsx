import { t } from "../core/i18n.js";
import { say } from "../core/say.js";
import { choose, settings } from "../core/settings.js";

/**
 * The first stops of the Tab key, seen while they have the focus: the way past the header, and the switch of
 * the keys for screen readers.
 *
 * @param {{to: string, onSkip: () => void}} props `to`: what the first one leads to
 */
export function Skips({ to, onSkip }) {
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
