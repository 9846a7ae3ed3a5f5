import { useSignal } from "@preact/signals";
import { failureOf } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { CHOICES, settings } from "../core/settings.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { LONGEST_NAME, shownName } from "./challenge-link.js";
import { dealChallenge } from "./deal.js";

/** @import { EngineError } from "../core/engine.js" */

const COUNTS = [1, 3, 5, 10];

/**
 * Makes a challenge: the player chooses a level and the number of hands, may give a name, plays the hands,
 * and sends them with the times.
 */
export function NewChallenge() {
  const dealing = useSignal(0);
  const level = useSignal(settings.peek().level);
  const name = useSignal("");
  const fault = useSignal(/** @type {EngineError | null} */ (null));

  /** @param {number} count */
  async function deal(count) {
    if (dealing.value) return;
    dealing.value = count;
    fault.value = null;
    try {
      await dealChallenge({ count, level: level.value, by: shownName(name.value) });
    } catch (error) {
      fault.value = failureOf(error);
    } finally {
      dealing.value = 0;
    }
  }

  return (
    <>
      <p>{t("challenge.intro")}</p>
      <fieldset class="choice">
        <legend>{t("settings.level")}</legend>
        <div class="segments">
          {CHOICES.level.map((choice) => (
            <label key={choice} class="segment">
              <input
                type="radio"
                name="challenge-level"
                value={choice}
                checked={level.value === choice}
                onChange={() => {
                  level.value = choice;
                }}
              />
              <span>{t(`settings.level.${choice}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label class="challenge-name">
        {t("challenge.name")}
        <input
          class="box"
          type="text"
          autocomplete="nickname"
          maxLength={LONGEST_NAME}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <div class="challenge-counts">
        {COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            class="button"
            aria-disabled={dealing.value ? "true" : undefined}
            onClick={() => deal(count)}
          >
            {t("challenge.count", { count })}
          </button>
        ))}
      </div>
      <p>{dealing.value > 0 && t("race.dealing")}</p>
      <div class="page-notice">
        {fault.value ? <FailureNotice error={fault.value} /> : <EngineNotice />}
      </div>
    </>
  );
}
