import type { Signal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { t } from "../../base/words/i18n.ts";
import { linesOf } from "./code-tokens.ts";

const INDENT = "    ";
const OPENS_BLOCK = /:\s*$/;

/**
 * An editor for Python: a text area over its own coloured lines. Tab indents; after Escape, Tab
 * leaves the editor.
 *
 * @param props `lit`: the number of a line with an error
 */
export function Editor({
  code,
  lit,
  onEdit,
}: {
  code: Signal<string>;
  lit: number | null;
  onEdit: (code: string) => void;
}) {
  const leaves = useRef(false);
  const lines = useMemo(() => linesOf(code.value), [code.value]);

  function onKeyDown(event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, currentTarget } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || isComposing) return;
    if (key === "Tab" && !leaves.current) {
      event.preventDefault();
      insert(INDENT);
    }
    if (key === "Enter") {
      event.preventDefault();
      insert(`\n${indentAfter(currentTarget)}`);
    }
    leaves.current = key === "Escape";
  }

  return (
    <div class="editor" translate={false}>
      <pre class="editor-lines" aria-hidden="true">
        {lines.map((spans, place) => (
          <div
            key={`${place}`}
            class="editor-line"
            data-line={place + 1}
            data-lit={place + 1 === lit || undefined}
          >
            {spans.map(({ kind, text }, at) =>
              kind ? (
                <span key={`${at}`} class={`code-${kind}`}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
            {"\n"}
          </div>
        ))}
      </pre>
      <textarea
        id="code"
        class="editor-text"
        aria-label={t("bench.code")}
        aria-describedby="code-keys"
        dir="ltr"
        wrap="off"
        rows={1}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={code.value}
        onInput={({ currentTarget }) => onEdit(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          leaves.current = false;
        }}
      />
    </div>
  );
}

/** Types a text at the caret, so that the browser can undo it. No other way keeps its undo list. */
const insert = (text: string) => document.execCommand("insertText", false, text);

function indentAfter({ value, selectionStart }: HTMLTextAreaElement) {
  const line = value.slice(0, selectionStart).split("\n").at(-1) ?? "";
  const [indent = ""] = line.match(/^ */) ?? [];
  return OPENS_BLOCK.test(line) ? indent + INDENT : indent;
}
