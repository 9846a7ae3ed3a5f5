import type { ComponentChildren } from "preact";
import type { Card, Expression } from "../../../engine/contract.d.ts";
import { dealtCards } from "../../base/cards/cards.ts";
import { branchOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { TargetFace } from "../../base/ui/twentyfour/target-face.tsx";
import { equation, number } from "../../base/words/pretty.ts";

/** Where the card lies next to the tree, so that the tree needs a crown of its own. */
const WIDE = "(min-width: 48rem), (max-height: 30rem)";

/**
 * The picture of an answer, in place of the hand: how the cards become its value, and after a win
 * the card of the target above.
 */
export function AnswerPicture({
  expression,
  cards,
  won,
  fresh,
  children,
}: {
  expression: Expression;
  cards: (Card | null)[];
  won: boolean;
  /** Whether the answer has just been given. */
  fresh: boolean;
  /** Drawn behind the card. */
  children?: ComponentChildren;
}) {
  return (
    <div class="answer-picture" data-new={fresh || undefined}>
      {children}
      {won && (
        <span class="made-card">
          <TargetFace target={expression.value} />
        </span>
      )}
      <Tree
        roots={[branchOf(expression, dealtCards(cards))]}
        label={equation(expression.text, number(expression.value))}
        crowned={!won || matchMedia(WIDE).matches}
        growing={fresh}
      />
    </div>
  );
}
