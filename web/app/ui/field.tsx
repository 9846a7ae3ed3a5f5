import { failureSentence } from "../core/failures.js";
import { MarkedText } from "./marked-text.jsx";
import { useSaid } from "./use-said.js";

/** @import { Params, Span } from "../../engine/contract.d.ts" */
/** @import { FailureCode } from "../../engine/types.d.ts" */

/** @typedef {{code: FailureCode, params: Params, span: Span | null, text: string}} Fault */

/**
 * A labelled textbox that says what is wrong with its text.
 *
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.label
 * @param {string} [props.help]
 * @param {import("@preact/signals").Signal<string>} props.text
 * @param {Fault | null} props.fault
 */
export function Field({ id, label, help, text, fault }) {
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
