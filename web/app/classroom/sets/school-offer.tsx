import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { lazy } from "../../base/ui/loading/lazy.tsx";
import { t } from "../../base/words/i18n.ts";

const SchoolTiles = lazy(async () => (await import("./school-tiles.tsx")).SchoolTiles);

/** The button that opens what a set and its results become for a school's system. */
export function SchoolOffer({ set, query, hands }: { set: string; query: Query; hands: Puzzle[] }) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const isOpened = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          isOpened.value = true;
          dialog.current?.showModal();
        }}
      >
        {t("school.title")}
      </button>
      <Dialog box={dialog} title={t("school.title")}>
        {isOpened.value && <SchoolTiles set={set} query={query} hands={hands} />}
      </Dialog>
    </>
  );
}
