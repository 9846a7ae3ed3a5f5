import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { TracedName } from "../../../../engine/contract.d.ts";
import { painted } from "../../../base/browser/painted.ts";
import { t } from "../../../base/words/i18n.ts";
import { createHandFields } from "../../solver/hand-fields.ts";
import { useAddress } from "../address.ts";
import { ExperimentHead } from "../experiment-head.tsx";
import { methodWords, TRACED } from "../facts.ts";
import { HandForm } from "../hand-form.tsx";
import { useJob } from "../job.ts";
import { Working } from "../working.tsx";
import { TracePlayer } from "./trace-player.tsx";
import { type Walk, walkOf } from "./walk.ts";

const HAND = "4,6,8,2";

export function Trace() {
  const fields = useMemo(createHandFields, []);
  const method = useSignal<TracedName>("pick-two");
  const job = useJob();
  const walk = useSignal<Walk | null>(null);

  const visit = useAddress((query) => {
    method.value = TRACED.find((name) => name === query.trace) ?? "pick-two";
    fields.fill({ hand: HAND, ...query });
    walk.value = null;
    job.run(async (call, signal) => {
      const hand = await fields.read(signal);
      const asked = { method: method.peek(), ...hand };
      const traced = await call("trace", asked);
      // Receiving, laying out and drawing a long walk takes time, so the page responds in between.
      await painted();
      const next = walkOf({ ...traced, ...asked });
      await painted();
      if (!signal.aborted) walk.value = next;
    });
  });

  return (
    <div class="page lab">
      <ExperimentHead title={t("lab.trace")} lead={t("lab.trace.lead")}>
        <HandForm
          fields={fields}
          action={t("lab.trace.go")}
          onSubmit={() => visit({ trace: method.value, ...fields.query.value })}
        >
          <fieldset class="choice">
            <legend>{t("lab.method")}</legend>
            <div class="segments">
              {TRACED.map((name) => (
                <label key={name} class="segment">
                  <input
                    type="radio"
                    name="traced"
                    checked={method.value === name}
                    onChange={() => {
                      method.value = name;
                    }}
                  />
                  <span>{methodWords(name)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </HandForm>
        <Working
          job={job}
          label={t("lab.trace.working")}
          shownInField={Object.keys(fields.faults.value).length > 0}
        />
      </ExperimentHead>
      <div class="results" aria-busy={job.phase.value === "running"}>
        {walk.value && <TracePlayer key={walk.value} walk={walk.value} />}
      </div>
    </div>
  );
}
