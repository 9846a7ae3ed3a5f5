import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { lazy } from "../../base/ui/loading/lazy.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { playedHands } from "../../player/history/history.ts";
import { lastTen } from "./session.ts";

const SessionDialog = lazy(async () => (await import("./session-dialog.tsx")).SessionDialog);

/**
 * After ten hands, a button for their summary. It stays until the summary has been seen or another
 * hand has ended.
 */
export function SessionSummary() {
  const seen = useSignal("");
  const open = useSignal(false);
  const box = useRef<HTMLDialogElement | null>(null);
  const hands = lastTen(playedHands.value, Date.now());
  const last = hands?.at(-1)?.id ?? "";
  const offered = hands !== null && seen.value !== last;
  useSaid(offered ? t("session.ten.news") : "", { about: last });

  return (
    <>
      {offered && (
        <button
          type="button"
          class="session-button"
          aria-haspopup="dialog"
          onClick={() => (open.value = true)}
        >
          {t("session.ten")}
        </button>
      )}
      {offered && open.value && (
        <SessionDialog
          box={box}
          hands={hands}
          onClose={() => {
            seen.value = last;
            open.value = false;
          }}
        />
      )}
    </>
  );
}
