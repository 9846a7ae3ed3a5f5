import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { Notice } from "../../../base/ui/notices/notice.tsx";
import { t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import { MOST_FOUND } from "../../../table/hand/views.ts";
import { SameChain } from "../../../table/solutions/same-chain.tsx";
import type { Game } from "../../game/game.ts";

/** A slot for every solution, in the solver's order, filled when the solution is found. */
export function Slots({ game }: { game: Game }) {
  const { coach, reveal, table } = game;
  const { solved } = coach.search.value;
  const { found, repeat, fault } = game.hunt.value;
  if (!solved) {
    return table.hand.value.error ? null : <p class="tip">{t("find.counting")}</p>;
  }
  if (solved.count > MOST_FOUND)
    return <p class="tip">{t("find.many", { count: solved.count })}</p>;
  const open = coach.open.value;

  return (
    <>
      {fault && <FailureNotice error={fault} />}
      {repeat && (
        <Notice kind="note">
          <p>{t("find.repeat", { known: pretty(repeat.known) })}</p>
          <SameChain explanation={repeat.explanation} />
        </Notice>
      )}
      <section class="slots" aria-labelledby="slots-heading">
        <div class="slots-head">
          <h2 id="slots-heading">{progress(found.length, solved.count)}</h2>
          {game.hunting.value && (
            <button type="button" class="button" aria-expanded={open} onClick={reveal.press}>
              {t(open ? "find.hide" : reveal.asked.value ? "play.again" : "find.give-up")}
            </button>
          )}
        </div>
        <ol class="slot-list" aria-label={t("find.slots")}>
          {solved.solutions.map(({ text }, index) => {
            const mine = found.find((each) => each.index === index);
            const shown = mine?.text ?? (open ? text : null);
            return (
              <li
                key={text}
                class="found-slot"
                data-state={mine ? "found" : open ? "shown" : "open"}
              >
                {shown ? pretty(shown) : <Empty />}
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

function Empty() {
  return <span class="unseen">{t("find.open")}</span>;
}

function progress(found: number, count: number) {
  if (count === 0) return t("find.none");
  return found === count ? t("find.all", { count }) : t("find.progress", { found, count });
}
