import { useSignal } from "@preact/signals";
import { type EngineError, failureOf } from "../core/engine.ts";
import { t } from "../core/i18n.ts";
import { CHOICES, settings } from "../core/settings.ts";
import { EngineNotice } from "../ui/notices/engine-notice.tsx";
import { FailureNotice } from "../ui/notices/failure-notice.tsx";
import { LONGEST_NAME, shownName } from "./challenge-link.ts";
import { dealChallenge } from "./deal.ts";

const COUNTS = [1, 3, 5, 10];

/**
 * Creates a challenge. The player chooses the level and the number of hands, may enter a name,
 * plays the hands, and sends them with the times.
 */
export function NewChallenge() {
  const dealing = useSignal(0);
  const level = useSignal(settings.peek().level);
  const name = useSignal("");
  const fault = useSignal<EngineError | null>(null);

  async function deal(count: number) {
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
