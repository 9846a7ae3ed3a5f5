import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../../../base/ui/buttons/icon.tsx";
import { Dialog } from "../../../base/ui/dialogs/dialog.tsx";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { Clock } from "../../../table/views/clock.tsx";
import { InputSwitch } from "../../../table/views/input-switch.tsx";
import { modeKey } from "../../modes.ts";
import type { Game } from "../game.ts";
import { LevelChip } from "../stage/level-chip.tsx";

const TableStar = lazy(
  async () => (await import("../secondary-chunk.tsx")).TableStar,
  Nothing,
  Nothing,
);
const ModeChoices = lazy(async () => (await import("../secondary-chunk.tsx")).ModeChoices);
const LevelSheet = lazy(async () => (await import("../secondary-chunk.tsx")).LevelSheet);
const DealSettings = lazy(async () => (await import("../secondary-chunk.tsx")).DealSettings);

/** The bar above the cards: the mode with its menu button, the goal, and the clock. */
export function ModeBar({ game, children }: { game: Game; children: ComponentChildren }) {
  const { Name, Clock: OwnClock } = game.mode.play.value.parts;
  const modes = useRef<HTMLDialogElement | null>(null);
  const deals = useRef<HTMLDialogElement | null>(null);
  const level = useRef<HTMLDialogElement | null>(null);
  return (
    <div class="mode-bar">
      <div class="mode-start">
        <button
          type="button"
          class="mode-button"
          aria-haspopup="dialog"
          onClick={() => modes.current?.showModal()}
        >
          <span class="unseen">{t("mode.label")}</span>
          {Name ? <Name game={game} /> : <span>{t(modeKey(game.mode.mode.value))}</span>}
          <Icon name="more" />
        </button>
        <InputSwitch />
      </div>
      <div class="goal-box">{children}</div>
      <div class="mode-end">
        <span class="mode-aside">
          {OwnClock ? <OwnClock game={game} /> : <Clock elapsed={game.round.elapsed} />}
          <TableStar game={game} />
        </span>
        <LevelChip game={game} open={() => level.current?.showModal()} />
      </div>
      <Dialog box={modes} title={t("mode.title")}>
        <ModeChoices
          mode={game.mode}
          close={() => modes.current?.close()}
          chooseDeals={() => deals.current?.showModal()}
        />
      </Dialog>
      <Dialog box={level} title={t("strength.title")}>
        <LevelSheet game={game} close={() => level.current?.close()} />
      </Dialog>
      <Dialog box={deals} title={t("deal.title")}>
        <DealSettings mode={game.mode} table={game.table} close={() => deals.current?.close()} />
      </Dialog>
    </div>
  );
}
