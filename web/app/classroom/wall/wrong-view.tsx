import { Tree } from "../../base/ui/tree/tree.tsx";
import { t } from "../../base/words/i18n.ts";
import { number, pretty } from "../../base/words/pretty.ts";
import { verdictSentences } from "../../base/words/verdict-sentences.ts";
import { CardLine, Count } from "./card-line.tsx";
import { lostTree, type Wrong } from "./ways.ts";
import { NARROW } from "./ways-view.tsx";

/** The wrong answers without names: the joint at which each lost the target. */
export function WrongView({ wrong, target }: { wrong: Wrong[]; target: string }) {
  const title = t(wrong.length > 0 ? "wall.wrong" : "wall.wrong.none", { target: number(target) });
  return (
    <section class="wall-wrong" aria-labelledby="wall-wrong">
      <h2 id="wall-wrong" tabIndex={-1}>
        {title}
      </h2>
      <ol class="wall-ways">
        {wrong.map((each) => (
          <li key={each.text}>
            <WrongCard wrong={each} target={target} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function WrongCard({ wrong, target }: { wrong: Wrong; target: string }) {
  const { text, verdict, count } = wrong;
  const lost = lostTree(wrong);
  return (
    <div class="wall-way">
      {lost && <Tree roots={[lost.root]} broken={lost.broken} width={NARROW} />}
      <CardLine formula={verdict.expression ? pretty(verdict.expression.text) : text}>
        <Count count={count} />
      </CardLine>
      {verdictSentences(verdict, target).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
