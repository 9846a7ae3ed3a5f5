import { useSignal } from "@preact/signals";
import { type EngineError, failureOf } from "../../base/python/engine.ts";
import { Segments } from "../../base/ui/fields/segments.tsx";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { CardChoice } from "../../base/ui/start/card-choice.tsx";
import { StartPage } from "../../base/ui/start/start-page.tsx";
import { t } from "../../base/words/i18n.ts";
import { levelWord } from "../modes/sprint/sprint-words.ts";
import type { ApartMatch } from "./apart-match.ts";
import { NameField } from "./name-field.tsx";
import { COUNTS, LEVELS, type Start } from "./start-code.ts";

/** The choices for a new match. The other phone takes them from the code. */
export function NewApart({ apart }: { apart: ApartMatch }) {
  const count = useSignal<Start["count"]>(COUNTS[0]);
  const level = useSignal<Start["level"]>(LEVELS[0]);
  const name = useSignal(apart.stored.peek()?.name ?? "");
  const isDealing = useSignal(false);
  const fault = useSignal<EngineError | null>(null);

  async function invite(event: Event) {
    event.preventDefault();
    if (isDealing.value) return;
    isDealing.value = true;
    fault.value = null;
    try {
      await apart.invite({ count: count.value, level: level.value }, name.value);
    } catch (error) {
      fault.value = failureOf(error);
    } finally {
      isDealing.value = false;
    }
  }

  return (
    <StartPage title={t("apart.title")} rules={<p>{t("apart.rules")}</p>}>
      <form class="start-form" onSubmit={invite}>
        <CardChoice
          name="apart-count"
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
          name="apart-level"
          legend={t("sprint.choice.level")}
          value={level.value}
          choices={LEVELS}
          word={levelWord}
          onChoose={(choice) => {
            level.value = choice;
          }}
        />
        <NameField
          value={name.value}
          onName={(text) => {
            name.value = text;
          }}
        />
        <button
          type="submit"
          class="button primary start-button"
          aria-disabled={isDealing.value || undefined}
        >
          {t(isDealing.value ? "race.dealing" : "apart.show")}
        </button>
        <div class="page-notice">
          {fault.value ? <FailureNotice error={fault.value} /> : <EngineNotice />}
        </div>
      </form>
    </StartPage>
  );
}
