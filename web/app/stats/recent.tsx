import { useSignal } from "@preact/signals";
import { timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { HOME, keptKey } from "../modes/modes.js";
import { Icon } from "../ui/icon.jsx";
import { MoreButton } from "../ui/more-button.jsx";
import { HandLink } from "./hand-link.jsx";
import { levelName, moment } from "./labels.js";

/** @import { Played } from "../history/played.js" */

const SHOWN = 8;
const MORE = 24;

/**
 * The last hands played, the newest first.
 *
 * @param {{hands: Played[]}} props
 */
export function Recent({ hands }) {
  const limit = useSignal(SHOWN);
  return (
    <section class="sheet">
      <h2>{t("stats.recent")}</h2>
      <ol class="hand-list" aria-label={t("stats.recent")}>
        {hands
          .slice(-limit.value)
          .reverse()
          .map((hand) => (
            <Entry key={hand.id} hand={hand} />
          ))}
      </ol>
      <MoreButton limit={limit} total={hands.length} page={MORE} label="stats.more" />
    </section>
  );
}

/** @type {Record<Played["result"], import("../ui/icon.jsx").IconName>} */
const ICONS = { solved: "right", none: "right", shown: "note", left: "wrong" };

/** @param {{hand: Played}} props */
function Entry({ hand }) {
  const { at, hints, level, milliseconds, mode, result, wrong } = hand;
  const details = [
    t(`stats.result.${result}`),
    level && levelName(level),
    mode !== HOME.name && t(keptKey(hand)),
    hints > 0 && t("stats.hints", { count: hints }),
    wrong > 0 && t("stats.wrong", { count: wrong }),
  ].filter(Boolean);
  return (
    <li data-result={result}>
      <Icon name={ICONS[result]} />
      <HandLink hand={hand} />
      <span class="hand-words">
        {details.join(" · ")}
        <small>{moment(at)}</small>
      </span>
      <span class="hand-time">{timeTaken(milliseconds)}</span>
    </li>
  );
}
