import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Scanner } from "../../base/ui/scanner/scanner.tsx";
import { t } from "../../base/words/i18n.ts";

/** A button that opens the camera for the codes of results, one after another. Each is read once. */
export function ScanResults({
  isResult,
  onText,
}: {
  isResult: (text: string) => boolean;
  onText: (text: string) => void;
}) {
  const isOpen = useSignal(false);
  const turn = useSignal(0);
  const scanned = useRef(new Set<string>());
  if (!isOpen.value) {
    return (
      <button
        type="button"
        class="button"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {t("sets.scan")}
      </button>
    );
  }
  return (
    <Scanner
      key={turn.value}
      isWanted={(text) => !scanned.current.has(text) && isResult(text)}
      onText={(text) => {
        scanned.current.add(text);
        turn.value += 1;
        onText(text);
      }}
      onStop={() => {
        isOpen.value = false;
      }}
    />
  );
}
