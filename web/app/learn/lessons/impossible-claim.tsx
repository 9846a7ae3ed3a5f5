import { useEffect, useRef } from "preact/hooks";
import type { PlayingCard, Suspect } from "../../../engine/contract.d.ts";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { cardName } from "../../base/words/card-words.ts";
import { enumerated, sentences, t } from "../../base/words/i18n.ts";
import { equation, number } from "../../base/words/pretty.ts";
import { ProofView } from "../../table/why/why-not.tsx";
import { tileOf } from "../../table/worked/frames.ts";
import { TableRow } from "../../table/worked/table-row.tsx";
import { Dots } from "./dots.tsx";

/** Asks whether a hand can be made. After the player's claim, it shows a solution or the proof. */
export function ImpossibleClaim({
  suspect: { code, hand, answer },
  claim,
  right,
  onClaim,
  onGoOn,
}: {
  suspect: Suspect;
  /** Whether the player has said that the hand can be made; undefined until then. */
  claim: boolean | undefined;
  /** Which claims of the lesson were right. */
  right: boolean[];
  onClaim: (claim: boolean) => void;
  onGoOn: () => void;
}) {
  return (
    <>
      <p class="path-dots">
        <Dots solved={right} />
      </p>
      <HandRow cards={hand.cards} small={claim !== undefined} />
      {claim === undefined ? (
        <Claims cards={hand.cards} onClaim={onClaim} />
      ) : (
        <>
          <Truth right={claim === Boolean(answer)} solvable={Boolean(answer)} />
          {answer ? (
            <p class="formula" translate={false}>
              {equation(answer.text, number(answer.value))}
            </p>
          ) : (
            <>
              <p>{t(`lessons.impossible.${code}`)}</p>
              <ProofView puzzle={{ numbers: hand.numbers, target: hand.target }} />
            </>
          )}
          <GoOn onGoOn={onGoOn} />
        </>
      )}
    </>
  );
}

/** The cards of a hand, which a screen reader names. */
export const HandRow = ({ cards, small }: { cards: PlayingCard[]; small: boolean }) => (
  <div
    class="path-hand"
    role="img"
    aria-label={enumerated(cards.map(cardName))}
    data-small={small || undefined}
  >
    <TableRow frame={{ others: cards.map(tileOf), left: null, right: null, step: null }} />
  </div>
);

function Claims({ cards, onClaim }: { cards: PlayingCard[]; onClaim: (claim: boolean) => void }) {
  const words = t("lessons.impossible.ask");
  useSaid(sentences(enumerated(cards.map(cardName)), words));
  return (
    <fieldset class="path-claims">
      <legend>{words}</legend>
      <button type="button" class="button" onClick={() => onClaim(true)}>
        {t("lessons.impossible.yes")}
      </button>
      <button type="button" class="button" onClick={() => onClaim(false)}>
        {t("lessons.impossible.no")}
      </button>
    </fieldset>
  );
}

function Truth({ right, solvable }: { right: boolean; solvable: boolean }) {
  const words = sentences(
    t(right ? "lessons.impossible.right" : "lessons.impossible.wrong"),
    t(solvable ? "lessons.impossible.can" : "lessons.impossible.cannot"),
  );
  useSaid(words);
  return (
    <Notice kind={right ? "right" : "wrong"}>
      <p>{words}</p>
    </Notice>
  );
}

/** Takes the focus from the pressed button, which is gone. */
function GoOn({ onGoOn }: { onGoOn: () => void }) {
  const button = useRef<HTMLButtonElement | null>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="button primary" ref={button} onClick={onGoOn}>
      {t("lessons.next-hand")}
    </button>
  );
}
