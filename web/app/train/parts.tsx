import { t } from "../core/i18n.ts";
import { read } from "../core/router.ts";
import { PATH, techniqueName } from "../core/techniques.ts";
import type { Game } from "../game/game.ts";
import { Chip, Picture as Drawing, Line } from "../ui/pictures/shapes.tsx";
import { techniqueIn } from "./training.ts";

export { trainingDeal, weakest } from "./training.ts";

/** Steps that rise, each with the same sign. */
export function Picture() {
  return (
    <Drawing>
      {[0, 1, 2, 3].map((step) => (
        <Chip key={step} x={48 + 48 * step} y={92 - 18 * step} text="×" kind="plain" wide={34} />
      ))}
      <Line d="M24 108C90 104 150 84 214 34M202 36l12-2-2 12" kind="gold" />
    </Drawing>
  );
}

const trained = ({ table }: Game) => techniqueIn(read(table.hand.value.key).query);

/** The mode, and what it trains. */
export function Name({ game }: { game: Game }) {
  const code = trained(game);
  return (
    <span class="mode-parts">
      <span>{t("mode.train")}</span> {code && <span>{techniqueName(code)}</span>}
    </span>
  );
}

/** The choice of another technique, until the hand is begun. */
export function UnderCards({ game }: { game: Game }) {
  const { round, table, live } = game;
  if (round.result.value || live.state.value.touched) return null;
  return (
    <label class="train-choice">
      <span class="unseen">{t("review.technique")}</span>
      <select
        class="box"
        value={trained(game) ?? ""}
        onChange={({ currentTarget }) => table.deal({ technique: currentTarget.value })}
      >
        {PATH.map((code) => (
          <option key={code} value={code}>
            {techniqueName(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
