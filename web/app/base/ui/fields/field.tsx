import type { Signal } from "@preact/signals";
import type { Params, Span } from "../../../../engine/contract.d.ts";
import type { FailureCode } from "../../../../engine/requests.ts";
import { failureSentence } from "../../words/failures.ts";
import { useSaid } from "../notices/use-said.ts";
import { MarkedText } from "./marked-text.tsx";

export type Fault = { code: FailureCode; params: Params; span: Span | null; text: string };

/** A labelled textbox that shows what is wrong with its text. */
export function Field({
  id,
  label,
  help,
  text,
  fault,
}: {
  id: string;
  label: string;
  help?: string;
  text: Signal<string>;
  fault: Fault | null;
}) {
  const described = fault ? `${id}-fault` : help && `${id}-help`;
  const words = fault ? failureSentence(fault) : "";
  useSaid(words, { urgent: true, about: fault });
  return (
    <div class={`field field-${id}`}>
      <label for={id}>{label}</label>
      <input
        id={id}
        class="box"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        dir="ltr"
        aria-invalid={fault ? true : undefined}
        aria-describedby={described}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      {fault && (
        <div id={`${id}-fault`} class="fault" data-error={fault.code}>
          <p>{words}</p>
          {fault.span && fault.text.trim() !== "" && (
            <MarkedText text={fault.text} span={fault.span} />
          )}
        </div>
      )}
      {help && !fault && (
        <p id={`${id}-help`} class="help-text">
          {help}
        </p>
      )}
    </div>
  );
}
