import { t } from "../../base/words/i18n.ts";

const FUNCTION = /^\s*(?:def (?:solve|judgePoint24)\b.*|class Solution\b.*)$/m;

/** The code as one line, with a button that opens it. */
export function CodeStrip({ code, onOpen }: { code: string; onOpen: () => void }) {
  const [line = ""] = code.match(FUNCTION) ?? code.match(/\S.*/) ?? [];
  return (
    <div class="code-strip">
      <code translate={false}>{line.trim()}</code>
      <button type="button" class="button" onClick={onOpen}>
        {t("bench.edit")}
      </button>
    </div>
  );
}
