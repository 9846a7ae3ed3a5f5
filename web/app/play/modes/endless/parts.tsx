import { DEFAULT_TARGET } from "../../../base/address/hand-query.ts";
import { read } from "../../../base/address/router.ts";
import { allowingOf } from "../../../base/cards/puzzle.ts";
import { ask, noResult } from "../../../base/python/engine.ts";
import { tenthsTime } from "../../../base/time/duration.ts";
import { Chip, Drawing, Line } from "../../../base/ui/pictures/shapes.tsx";
import { siteName } from "../../../base/ui/sharing/share.ts";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { handsSoFar } from "../../../player/history/history.ts";
import type { PlayTable } from "../../mode.ts";
import { newChallenge } from "../challenge/challenge-link.ts";
import { challengeText } from "../challenge/challenge-text.ts";
import { inTenths } from "../challenge/results.ts";

/** Three hands, each on top of the previous one. */
export function Picture() {
  return (
    <Drawing>
      {[0, 1, 2].map((hand) => (
        <g key={hand} transform={`translate(${hand * 44 - 44} ${hand * 10 - 10})`}>
          {["8", "3", "8", "3"].map((text, place) => (
            <Chip
              key={`${place}`}
              x={102 + 36 * (place % 2)}
              y={46 + 38 * (place >> 1)}
              text={hand === 2 ? text : ""}
              kind={hand === 2 ? "plain" : "dim"}
              wide={30}
            />
          ))}
        </g>
      ))}
      <Line d="M206 40l12 12-12 12" kind="gold" />
    </Drawing>
  );
}

/** A challenge with this hand to share. */
export function More({ game: { answer, live, round, table } }: { game: PlayTable }) {
  const { hand = "", target = DEFAULT_TARGET } = read(table.hand.value.key).query;
  const tenths = inTenths(round.elapsed.value);
  const trails = handsSoFar.value.find(({ id }) => id === live.state.value.record)?.trail;
  const challenge = {
    ...newChallenge([hand], target, `${hand} ${tenths}`),
    ...allowingOf(table.hand.value),
    ...(trails && { trails }),
  };
  const mine = { tenths, hints: round.hints.value };
  async function poster() {
    const { cards, ...hand } = table.hand.peek();
    const text = answer.verdict.peek()?.expression?.text ?? "";
    const found = await ask("alternatives", { text, ...allowingOf(hand) }).catch(noResult);
    const time = tenthsTime(tenths);
    const isNeatest = found?.neater === null;
    return {
      title: t("app.name"),
      cards: cards.map((card) => ({ card })),
      words: isNeatest ? t("clauses", { first: time, second: t("share.neatest") }) : time,
      site: siteName(),
    };
  }
  return (
    <ShareButton
      text={challengeText(challenge, [mine])}
      label={t("challenge.share")}
      poster={poster}
    />
  );
}
