import { useSignal } from "@preact/signals";
import type { Alternatives as Found } from "../../../../engine/contract.d.ts";
import { dealtCards } from "../../../base/cards/cards.ts";
import { allowingOf } from "../../../base/cards/puzzle.ts";
import { ask } from "../../../base/python/engine.ts";
import { Mastery } from "../../../base/ui/charts/mastery.tsx";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { Explained } from "../../../base/ui/sections/explained.tsx";
import { branchOf } from "../../../base/ui/tree/branch.ts";
import { Tree } from "../../../base/ui/tree/tree.tsx";
import { t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import { say } from "../../../base/words/say.ts";
import { techniqueName } from "../../../base/words/techniques.ts";
import { playedHands } from "../../../player/history/history.ts";
import { practisedIn, TO_MASTER } from "../../../player/history/review/mastery.ts";
import { SearchProgress } from "../../../table/solutions/search-progress.tsx";
import { Solutions } from "../../../table/solutions/solutions.tsx";
import { MODES } from "../../modes.ts";
import type { Game } from "../game.ts";

/**
 * Shows facts about a winning answer: its technique and how far it is mastered, a neater solution
 * on demand, and a link to find the other solutions. Empty until Python has answered.
 */
export function Alternatives({ game, text }: { game: Game; text: string }) {
  const { coach } = game;
  const hand = game.table.hand.value;
  const search = coach.search.value;
  const allowed = allowingOf(hand);
  const { result } = useResult(
    (signal) => ask("alternatives", { text, ...allowed }, { signal }),
    [text, allowed.operators],
  );
  const open = useSignal(false);
  const { technique, neater, count } = result ?? {};
  return (
    <section class={result ? "alternatives" : "unseen"} aria-label={t("alternatives.label")}>
      {technique && (
        <p class="alternatives-own">
          <Own technique={technique} />
        </p>
      )}
      {Boolean(count) && (
        <div class="alternatives-more">
          {neater && (
            <button
              type="button"
              class="button"
              aria-expanded={open.value}
              onClick={() => {
                open.value = !open.value;
                if (open.value) say(pretty(neater.text));
              }}
            >
              {t("alternatives.neater")}
            </button>
          )}
          <Others game={game} text={text} count={Number(count)} />
        </div>
      )}
      {open.value && neater && (
        <div class="alternatives-neater felt-tree">
          <Tree roots={[branchOf(neater, dealtCards(hand.cards))]} width={320} />
          <p translate={false}>{pretty(neater.text)}</p>
        </div>
      )}
      <SearchProgress search={search} onCancel={coach.cancel} />
      {coach.open.value && search.error && <FailureNotice error={search.error} />}
      {coach.open.value && search.solved && (
        <Solutions
          solved={search.solved}
          target={hand.target ?? ""}
          cards={dealtCards(hand.cards)}
        />
      )}
    </section>
  );
}

function Own({ technique: { code, params } }: { technique: Found["technique"] }) {
  const { hands, id } = practisedIn(playedHands.value, code);
  const fresh = hands === TO_MASTER && id === playedHands.value.at(-1)?.id;
  return (
    <>
      <span class="unseen">{t("alternatives.own")}</span>
      <Explained sentence={t("mastery.explained", { goal: TO_MASTER })}>
        <b>{params.left ? t("alternatives.factors", params) : techniqueName(code)}</b>
        <Mastery count={hands} goal={TO_MASTER} fresh={fresh} />
      </Explained>
    </>
  );
}

/** Opens the other solutions in place; and the mode that offers to find them. */
function Others({ game, text, count }: { game: Game; text: string; count: number }) {
  const { open, toggle } = game.coach;
  return (
    <>
      <button type="button" class="button" aria-expanded={open.value} onClick={toggle}>
        {t("alternatives.more", { count })}
      </button>
      {MODES.map(
        ({ name, Offer }) => Offer && <Offer key={name} game={game} text={text} count={count} />,
      )}
    </>
  );
}
