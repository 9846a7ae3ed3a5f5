import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Method, Run, RunProgress } from "../../../../engine/contract.d.ts";
import { href } from "../../../base/address/router.ts";
import { t } from "../../../base/words/i18n.ts";
import { number } from "../../../base/words/pretty.ts";
import { createHandFields } from "../../solver/hand-fields.ts";
import { useAddress } from "../address.ts";
import { ExperimentHead } from "../experiment-head.tsx";
import { methodWords, TRACED } from "../facts.ts";
import { HandForm } from "../hand-form.tsx";
import { useJob } from "../job.ts";
import { count } from "../numbers.ts";
import { MethodPicture } from "../pictures/method-picture.tsx";
import { MethodSource } from "../source/source.tsx";
import { Working } from "../working.tsx";
import { RunResult } from "./run-result.tsx";
import { runWords } from "./run-words.ts";

export function MethodPage({ method }: { method: Method }) {
  const { name, complete, solved } = method;
  const example = method.example.join(",");
  const fields = useMemo(createHandFields, []);
  const job = useJob();
  const progress = useSignal<RunProgress | null>(null);
  const result = useSignal<Run | null>(null);
  const target = useSignal("");

  const visit = useAddress((query) => {
    fields.fill({ hand: example, ...query });
    if (query.hand !== undefined) run();
  });

  function run() {
    progress.value = result.value = null;
    job.run(async (call, signal) => {
      const hand = await fields.read(signal);
      target.value = number(hand.target);
      result.value = await call("run_method", { method: name, ...hand }, (work) => {
        progress.value = work;
      });
    });
  }

  const { computed = 0, formulas = 0 } = progress.value ?? {};
  return (
    <div class="page lab">
      <ExperimentHead title={methodWords(name)} lead={methodWords(name, "idea")}>
        <div class="lesson">
          <MethodPicture name={name} large />
          <div class="lesson-words">
            <p>{methodWords(name, "how")}</p>
            <p>{methodWords(name, "why")}</p>
            <p class="method-score" data-complete={complete}>
              {t(complete ? "lab.complete" : "lab.solved", { count: solved })}
            </p>
          </div>
        </div>
        <h2>{t("lab.run")}</h2>
        <HandForm
          fields={fields}
          action={t("lab.run.go")}
          onSubmit={() => visit({ method: name, ...fields.query.value })}
        />
        <Working
          job={job}
          label={t("lab.run.working", { computed: count(computed), formulas: count(formulas) })}
          result={result.value ? runWords(result.value, target.value) : ""}
          shownInField={Object.keys(fields.faults.value).length > 0}
        />
      </ExperimentHead>
      <div class="results" aria-busy={job.phase.value === "running"}>
        {result.value && <RunResult run={result.value} target={target.value} />}
      </div>
      <MethodSource method={method} />
      <nav class="sheet lab-links" aria-label={t("lab.more")}>
        <a class="button" href={href("lab", { race: "", methods: raceWith(name) })}>
          {t("lab.race")}
        </a>
        {TRACED.some((traced) => traced === name) && (
          <a class="button" href={href("lab", { trace: name, hand: example })}>
            {t("lab.trace")}
          </a>
        )}
        <a class="button" href={href("lab", { survey: name })}>
          {t("lab.survey")}
        </a>
      </nav>
    </div>
  );
}

const raceWith = (name: string) => [...new Set([name, "exhaustive", "ours"])].join(",");
