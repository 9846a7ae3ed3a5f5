import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { CardNumber } from "../../../engine/contract.d.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { ask, EngineError } from "../../base/python/engine.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice, UrgentNotice } from "../../base/ui/notices/failure-notice.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { Composer } from "../../player/composer/composer.tsx";
import { emptyWall, MOST_CARDS } from "./wall.ts";
import { before, changeWall, undoWall } from "./wall-store.ts";

/** Hands with so many ways are worth a wall, and all their ways fit on a screen. */
const WAYS = [4, 5, 6];

/** The choice of the hand for a new wall. One is dealt to begin with. */
export function BeginWall() {
  const cards = useSignal("");
  const isWrong = useSignal(false);
  const failure = useSignal<EngineError | null>(null);

  async function attempt(call: () => Promise<void>) {
    failure.value = null;
    await call().catch((error) => {
      if (!(error instanceof EngineError)) throw error;
      failure.value = error;
    });
  }

  const deal = () =>
    attempt(async () => {
      const solutions = WAYS[Math.floor(Math.random() * WAYS.length)] ?? 5;
      const { numbers } = await ask("deal", { deck: "10", solutions });
      cards.value = numbers.join(" ");
    });

  const start = () =>
    attempt(async () => {
      const { numbers } = await ask("read_hand", { text: cards.peek() });
      isWrong.value = !isPlayable(numbers);
      if (isWrong.peek()) return;
      changeWall(() => emptyWall({ numbers: numbers.map(String), target: DEFAULT_TARGET }));
    });

  useEffect(() => {
    deal();
  }, []);

  return (
    <div class="page start wall-begin">
      <h1 tabIndex={-1}>{t("nav.wall")}</h1>
      <p class="lead">{t("wall.intro")}</p>
      <Composer cards={cards} target={DEFAULT_TARGET} />
      <button type="button" class="button" onClick={deal}>
        {t("wall.another")}
      </button>
      <p class="help-text">{t("wall.private")}</p>
      {isWrong.value && <UrgentNotice words={t("wall.fault", { most: MOST_CARDS })} />}
      {failure.value ? <FailureNotice error={failure.value} /> : <EngineNotice />}
      {before.value && (
        <Notice kind="note">
          <p>{t("wall.removed")}</p>
          <button type="button" class="button" onClick={undoWall}>
            {t("combine.undo")}
          </button>
        </Notice>
      )}
      <button type="button" class="button primary start-button" onClick={start}>
        {t("play.start")}
      </button>
    </div>
  );
}

const isPlayable = ({ length }: CardNumber[]) => length > 1 && length <= MOST_CARDS;
