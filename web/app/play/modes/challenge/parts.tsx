import { read } from "../../../base/address/router.ts";
import { tenthsTime } from "../../../base/time/duration.ts";
import { Chip, Drawing, Line, Sign } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { PlayTable } from "../../mode.ts";
import { ChallengeFact } from "./challenge-fact.tsx";
import { readChallengeHand } from "./challenge-link.ts";

export { onwardOf } from "./onward.ts";

/** Two phones: one has played its cards and shows a time, the cards of the other are face down. */
export function Picture() {
  return (
    <Drawing>
      {[62, 178].map((x, side) => (
        <g key={x}>
          <rect class="phone" x={x - 32} y={8} width={64} height={114} rx={9} />
          {[0, 1, 2, 3].map((place) => {
            const [across, down] = [x - 13 + 26 * (place % 2), 34 + 34 * Math.floor(place / 2)];
            if (!side)
              return <Chip key={place} x={across} y={down} text={`${[8, 3, 8, 3][place]}`} />;
            return (
              <rect
                key={place}
                class="back"
                x={across - 11}
                y={down - 14}
                width={22}
                height={28}
                rx={5}
              />
            );
          })}
          <Sign x={x} y={102} text={side ? "?" : "0:42"} />
        </g>
      ))}
      <Line d="M104 65H136M128 57l8 8-8 8" kind="gold" />
    </Drawing>
  );
}

export function Fact({ game: { round, table } }: { game: PlayTable }) {
  const played = readChallengeHand(read(table.hand.value.key).query);
  return played && <ChallengeFact played={played} spent={round.elapsed.value} />;
}

export function TrialTip({ game: { round } }: { game: PlayTable }) {
  return round.result.value ? null : <p class="tip">{t("challenge.trial.about")}</p>;
}

/** The place of the hand in the challenge, and the time to beat. */
export function Name({ game: { table } }: { game: PlayTable }) {
  const played = readChallengeHand(read(table.hand.value.key).query);
  if (!played) return null;
  const { hands, times } = played.challenge;
  const theirs = times?.[played.place];
  return (
    <span class="challenge-label">
      {hands.length > 1 && <span>{`${played.place + 1}/${hands.length}`}</span>}
      <span>
        {theirs ? t("challenge.beat", { time: tenthsTime(theirs.tenths) }) : t("mode.challenge")}
      </span>
    </span>
  );
}
