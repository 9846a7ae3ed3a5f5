import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { canKeep, forget, isKept, keepOffline, stockBytes } from "./stock.ts";

type State = "unknown" | "no" | "keeping" | "yes" | "refused";

/** A button that keeps the second Python on this device, so that the page also works offline. */
export function KeepOffline() {
  const state = useSignal<State>("unknown");
  useEffect(() => {
    if (canKeep()) update(isKept());
  }, []);

  function update(kept: Promise<boolean>) {
    kept.then(
      (whole) => {
        state.value = whole ? "yes" : "no";
      },
      () => {
        state.value = "refused";
      },
    );
  }

  const words = state.value === "refused" ? t("bench.keep.refused") : "";
  useSaid(state.value === "yes" ? t("bench.kept") : words);
  if (state.value === "unknown") return null;
  const kept = state.value === "yes";
  return (
    <div class="share-area">
      <button
        type="button"
        class="button"
        aria-disabled={state.value === "keeping" || undefined}
        onClick={() => {
          if (state.value === "keeping") return;
          state.value = "keeping";
          update(kept ? forget().then(() => false) : keepOffline().then(() => true));
        }}
      >
        {kept
          ? t("bench.forget")
          : t("bench.keep", { megabytes: Math.ceil(stockBytes() / 1_000_000) })}
      </button>
      <p>{kept ? t("bench.kept") : words}</p>
    </div>
  );
}
