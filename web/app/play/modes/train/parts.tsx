import { read } from "../../../base/address/router.ts";
import { keysOf } from "../../../base/data/keys.ts";
import { Pick } from "../../../base/ui/fields/pick.tsx";
import { Chip, Drawing, Line } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { PlayTable } from "../../mode.ts";
import { TRAINED, trainedIn, weakest } from "./training.ts";

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

const queryOf = ({ table }: PlayTable) => read(table.hand.value.key).query;

/** The mode, and the first thing that it trains. The choices below the cards have the others. */
export function Name({ game }: { game: PlayTable }) {
  const [first] = trainedIn(queryOf(game));
  return (
    <span class="mode-parts">
      <span>{t("mode.train")}</span> {first && <span>{first.words}</span>}
    </span>
  );
}

/** The choice of what to train, until the hand is begun. */
export function UnderCards({ game }: { game: PlayTable }) {
  const { round, table, live } = game;
  if (round.result.value || live.state.value.touched) return null;
  const trained = Object.fromEntries(
    trainedIn(queryOf(game)).map(({ name, value }) => [name, value]),
  );
  function train(name: string, value: string) {
    const { [name]: _, ...others } = trained;
    const next = { ...others, ...(value && { [name]: value }) };
    table.deal(Object.keys(next).length ? next : { technique: weakest() });
  }
  return (
    <div class="train-choices">
      {keysOf(TRAINED).map((name) => {
        const { label, any, values, nameOf } = TRAINED[name];
        return (
          <Pick
            key={name}
            label={t(label)}
            value={trained[name] ?? ""}
            options={[["", t(any)], ...values.map(([value]) => [value, nameOf(value)] as const)]}
            onChange={(value) => train(name, value)}
          />
        );
      })}
    </div>
  );
}
