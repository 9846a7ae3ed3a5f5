import { t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import type { Row } from "./ruling.ts";

/** What the player's solver said of a hand, and what it could have said. */
export function RowWords({ row, solution }: { row: Row; solution: string | null }) {
  const { state, wrong, error } = row;
  if (error !== undefined) {
    return (
      <pre class="traceback" translate={false}>
        {error}
      </pre>
    );
  }
  const texts = Array.isArray(row.answer) ? row.answer : [];
  if (state === "s") return texts[0] ? <Formula text={texts[0]} /> : null;
  if (wrong) {
    return (
      <p class="row-wrong">
        <Formula text={wrong.text} /> <span>{t(`bench.wrong.${wordOf(wrong.code)}`)}</span>
      </p>
    );
  }
  if (state === "w") return <p>{t("bench.wrong.claimed")}</p>;
  return solution ? <Formula text={solution} /> : null;
}

/** Whether an answer misses the target, or is against the rules in another way. */
const wordOf = (code: string) => (code === "wrong-value" ? "value" : "rules");

function Formula({ text }: { text: string }) {
  return (
    <code class="formula" translate={false}>
      {pretty(text)}
    </code>
  );
}
