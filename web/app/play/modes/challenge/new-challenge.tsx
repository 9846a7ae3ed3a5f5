import { useSignal } from "@preact/signals";
import { CHOICES, settings } from "../../../base/browser/settings.ts";
import { type EngineError, failureOf } from "../../../base/python/engine.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { CardChoice } from "../../../base/ui/start/card-choice.tsx";
import { StartPage } from "../../../base/ui/start/start-page.tsx";
import { t } from "../../../base/words/i18n.ts";
import { LONGEST_NAME, shownName } from "./challenge-link.ts";
import { startChallenge } from "./deal.ts";

const COUNTS = [1, 3, 5, 10] as const;

/**
 * Creates a challenge. The player chooses the level and the number of hands, may enter a name,
 * plays the hands, and sends them with the times.
 */
export function NewChallenge() {
  const isDealing = useSignal(false);
  const count = useSignal(3);
  const level = useSignal(settings.peek().level);
  const name = useSignal("");
  const fault = useSignal<EngineError | null>(null);

  async function start(event: Event) {
    event.preventDefault();
    if (isDealing.value) return;
    isDealing.value = true;
    fault.value = null;
    const by = shownName(name.value);
    try {
      await startChallenge({ count: count.value, level: level.value, by });
    } catch (error) {
      fault.value = failureOf(error);
    } finally {
      isDealing.value = false;
    }
  }

  return (
    <StartPage title={t("mode.challenge")} rules={<p>{t("challenge.intro")}</p>}>
      <form class="start-form" onSubmit={start}>
        <CardChoice
          name="challenge-count"
          legend={t("print.count")}
          value={count.value}
          choices={COUNTS}
          word={String}
          numeral={String}
          onChoose={(choice) => {
            count.value = choice;
          }}
        />
        <Segments
          quiet
          name="challenge-level"
          legend={t("settings.level")}
          value={level.value}
          choices={CHOICES.level}
          word={(choice) => t(`settings.level.${choice}`)}
          onChoose={(choice) => {
            level.value = choice;
          }}
        />
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
        <button
          type="submit"
          class="button primary start-button"
          aria-disabled={isDealing.value || undefined}
        >
          {t(isDealing.value ? "race.dealing" : "play.start")}
        </button>
        <div class="page-notice">
          {fault.value ? <FailureNotice error={fault.value} /> : <EngineNotice />}
        </div>
      </form>
    </StartPage>
  );
}
