import { href } from "../../base/address/router.ts";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import { HandText } from "../lab/survey/hand-text.tsx";
import { targetQuery } from "../solver/hand-fields.ts";
import type { Bench } from "./bench.ts";
import type { Finding } from "./diagnosis.ts";

/** Why hands are not solved: each fault, the hand that shows it best, and its cure. */
export function Why({ bench }: { bench: Bench }) {
  const found = bench.findings.value;
  const known = Array.isArray(found) ? found : [];
  const [first] = known;
  useSaid(first ? wordsOf(first, "name") : "");
  if (Array.isArray(found) && !first) return null;
  return (
    <section class="sheet" aria-labelledby="why-heading" aria-busy={found === null}>
      <h2 id="why-heading">{t("bench.why")}</h2>
      {found === null || found === "failed" ? (
        <p class="help-text">{t(found === null ? "bench.why.working" : "bench.why.failed")}</p>
      ) : (
        <ol class="findings">
          {known.map((finding) => (
            <FindingWords key={keyFor(finding)} finding={finding} bench={bench} />
          ))}
        </ol>
      )}
    </section>
  );
}

function FindingWords({ finding, bench }: { finding: Finding; bench: Bench }) {
  const [best, ...others] = finding.hands;
  const target = targetQuery(bench.deck.value.target);
  const place = bench.rows.value.findIndex(({ numbers }) => numbers.join() === best?.join());
  const solution = bench.solutions.value[place];
  return (
    <li class="finding" data-code={finding.code}>
      <h3>{wordsOf(finding, "name")}</h3>
      {best && (
        <p class="finding-hand">
          <a href={href("solve", { hand: best.join(), ...target })}>
            <HandText numbers={best} />
          </a>
          {solution && (
            <code class="formula" translate={false}>
              {pretty(solution)}
            </code>
          )}
        </p>
      )}
      <p>{wordsOf(finding, "cure")}</p>
      {others.length > 0 && (
        <p class="finding-others">
          {others.map((hand) => (
            <a key={hand.join()} href={href("solve", { hand: hand.join(), ...target })}>
              <HandText numbers={hand} />
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** A code may occur twice, with other parameters. */
const keyFor = ({ code, params }: Finding) => `${code} ${JSON.stringify(params)}`;

const wordsOf = ({ code, params }: Finding, part: "name" | "cure") =>
  t(keyOf(`bench.finding.${code}.${part}`) ?? `bench.finding.unknown.${part}`, shown(params));

/** The parameters with the signs of the table. The name of an error stays as Python writes it. */
const shown = ({ error, ...formulas }: Finding["params"]) => ({
  ...Object.fromEntries(Object.entries(formulas).map(([name, text]) => [name, pretty(text)])),
  ...(error && { error }),
});
