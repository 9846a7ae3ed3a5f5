import { useSignal } from "@preact/signals";
import { HIGHEST_RANK } from "../../base/cards/cards.ts";
import { ProgressBar } from "../../base/ui/charts/progress-bar.tsx";
import { Pick } from "../../base/ui/fields/pick.tsx";
import { t } from "../../base/words/i18n.ts";
import { count } from "../lab/numbers.ts";
import type { Bench } from "./bench.ts";

/** The deck and the target, and the button that starts or stops a survey. */
export function RunForm({ bench, onRun }: { bench: Bench; onRun: () => void }) {
  const { deck, phase, fraction, rows, hands } = bench;
  const target = useSignal(deck.value.target);
  const busy = phase.value === "loading" || phase.value === "running";
  const label =
    phase.value === "loading"
      ? t("engine.waking.download", { percent: Math.floor(fraction.value * 100) })
      : t("lab.survey.working", {
          done: count(rows.value.length),
          total: count(hands.value.length),
        });
  const share = phase.value === "loading" ? fraction.value : rows.value.length / hands.value.length;
  if (busy) {
    return (
      <div class="working">
        <p>{label}</p>
        <ProgressBar label={label} fraction={share} />
        <button type="button" class="button" onClick={() => bench.stop()}>
          {t("lab.stop")}
        </button>
      </div>
    );
  }
  return (
    <form
      class="bench-form"
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <button type="submit" class="button primary start-button">
        {t("bench.run")}
      </button>
      <div class="bench-choices">
        <Pick
          label={t("settings.deck")}
          value={`${deck.value.high}`}
          options={[HIGHEST_RANK, 10].map((high) => [
            `${high}`,
            t(high === 10 ? "settings.deck.10" : "settings.deck.K"),
          ])}
          onChange={(high) => bench.choose({ ...deck.peek(), high: Number(high) })}
        />
        <label class="field">
          <span>{t("solver.target")}</span>
          <input
            class="box"
            type="number"
            inputMode="numeric"
            min={0}
            max={99999}
            step={1}
            required
            value={target.value}
            onInput={({ currentTarget }) => {
              target.value = currentTarget.value;
              if (currentTarget.checkValidity())
                bench.choose({ ...deck.peek(), target: `${Number(currentTarget.value)}` });
            }}
          />
        </label>
      </div>
    </form>
  );
}
