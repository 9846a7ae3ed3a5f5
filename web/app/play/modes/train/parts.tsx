import type { ComponentProps } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { type Query, read } from "../../../base/address/router.ts";
import { keysOf } from "../../../base/data/keys.ts";
import { Dialog } from "../../../base/ui/dialogs/dialog.tsx";
import { Pick } from "../../../base/ui/fields/pick.tsx";
import { lazy } from "../../../base/ui/loading/lazy.tsx";
import { loadPageStyles } from "../../../base/ui/loading/page-styles.ts";
import { Chip, Drawing, Line } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import { techniqueName } from "../../../base/words/techniques.ts";
import type { PlayTable } from "../../mode.ts";
import { TRAINED, techniquesIn, trainedIn, weakest } from "./training.ts";

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

/** The techniques that are trained: by name, or how many. */
const techniquesWords = (codes: readonly string[]) =>
  codes.length > 1
    ? t("train.several.count", { count: codes.length })
    : codes.map(techniqueName).join("");

/** The mode, and the first thing that it trains. The choices below the cards have the others. */
export function Name({ game }: { game: PlayTable }) {
  const query = queryOf(game);
  const first = techniquesWords(techniquesIn(query)) || trainedIn(query)[0]?.words;
  return (
    <span class="mode-parts">
      <span>{t("mode.train")}</span> {first && <span>{first}</span>}
    </span>
  );
}

const TechniqueChoice = lazy(async () => {
  const [{ TechniqueChoice }] = await Promise.all([
    import("./technique-choice.tsx"),
    loadPageStyles(),
  ]);
  return TechniqueChoice;
});

/** The choice of what to train, until the hand is begun. */
export function UnderCards({ game }: { game: PlayTable }) {
  const { round, table, live } = game;
  if (round.result.value || live.state.value.touched) return null;
  const query = queryOf(game);
  const trained = Object.fromEntries(trainedIn(query).map(({ name, value }) => [name, value]));
  const codes = techniquesIn(query);
  function train(change: Query) {
    const next = Object.entries({ technique: codes.join(","), ...trained, ...change });
    const chosen = Object.fromEntries(next.filter(([, value]) => value));
    table.deal(Object.keys(chosen).length ? chosen : { technique: weakest() });
  }
  return (
    <div class="train-choices">
      <Techniques codes={codes} onDeal={(chosen) => train({ technique: chosen.join(",") })} />
      {keysOf(TRAINED).map((name) => {
        const { label, any, values, nameOf } = TRAINED[name];
        return (
          <Pick
            key={name}
            label={t(label)}
            value={trained[name] ?? ""}
            options={[["", t(any)], ...values.map(([value]) => [value, nameOf(value)] as const)]}
            onChange={(value) => train({ [name]: value })}
          />
        );
      })}
    </div>
  );
}

/** The button that shows the cards of all techniques. */
function Techniques({ codes, onDeal }: ComponentProps<typeof TechniqueChoice>) {
  const box = useRef<HTMLDialogElement | null>(null);
  const label = useId();
  const [isAsked, ask] = useState(false);
  return (
    <div class="pick">
      <span id={label}>{t("train.several")}</span>
      <button
        type="button"
        class="box"
        id={`${label}-button`}
        aria-labelledby={`${label} ${label}-button`}
        aria-haspopup="dialog"
        onClick={() => {
          ask(true);
          box.current?.showModal();
        }}
      >
        {techniquesWords(codes) || t("review.technique.any")}
      </button>
      <Dialog box={box} title={t("train.several")}>
        {isAsked && (
          <TechniqueChoice
            key={codes.join()}
            codes={codes}
            onDeal={(chosen) => {
              box.current?.close();
              onDeal(chosen);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
