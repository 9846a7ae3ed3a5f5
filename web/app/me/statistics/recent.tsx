import { useSignal } from "@preact/signals";
import { Icon, type IconName } from "../../base/ui/buttons/icon.tsx";
import { MoreButton } from "../../base/ui/buttons/more-button.tsx";
import { HandLink } from "../../base/ui/cards/hand-link.tsx";
import { lazy, Nothing } from "../../base/ui/loading/lazy.tsx";
import { t } from "../../base/words/i18n.ts";
import { HOME, isLoose, keptKey, modeNamed } from "../../play/modes.ts";
import { Star } from "../../player/lists/star.tsx";
import { triedIn } from "../../player/replay/tried.ts";
import type { Played } from "../../table/hand/played.ts";
import { columnTime, levelName, moment } from "./labels.ts";

const Beads = lazy(async () => (await import("../../player/replay/beads.tsx")).Beads, Nothing);

const SHOWN = 8;
const MORE = 24;

/** The last hands, newest first. */
export function Recent({ hands }: { hands: Played[] }) {
  const limit = useSignal(SHOWN);
  return (
    <section class="sheet">
      <ol class="hand-list" aria-label={t("statistics.recent")}>
        {hands
          .slice(-limit.value)
          .reverse()
          .map((hand) => (
            <Entry key={hand.id} hand={hand} />
          ))}
      </ol>
      <MoreButton limit={limit} total={hands.length} page={MORE} label="statistics.more" />
    </section>
  );
}

const ICONS: Record<Played["result"], IconName> = {
  solved: "right",
  none: "right",
  shown: "note",
  left: "wrong",
};

function Entry({ hand }: { hand: Played }) {
  const { at, hints, level, milliseconds, mode, result, wrong } = hand;
  const details = [
    t(`statistics.result.${result}`),
    level && levelName(level),
    mode !== HOME.name && t(keptKey(hand)),
    hints > 0 && t("statistics.hints", { count: hints }),
    wrong > 0 && t("statistics.wrong", { count: wrong }),
  ].filter(Boolean);
  const open = useSignal(false);
  return (
    <li data-result={result}>
      <Icon name={ICONS[result]} />
      <HandLink hand={hand} to={modeNamed(mode)?.linkOf?.(hand)} />
      <span class="hand-words">
        {details.join(" · ")}
        <small>{moment(at)}</small>
        {!isLoose(hand) && triedIn(hand) && (
          <button
            type="button"
            class="text-link"
            aria-expanded={open.value}
            onClick={() => {
              open.value = !open.value;
            }}
          >
            {t("replay.label")}
          </button>
        )}
      </span>
      <span class="hand-time">{columnTime(milliseconds)}</span>
      <Star hand={hand} named />
      {open.value && <Beads hand={hand} said />}
    </li>
  );
}
