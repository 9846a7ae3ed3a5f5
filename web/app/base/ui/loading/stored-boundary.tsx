import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../words/i18n.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useSaid } from "../notices/use-said.ts";
import { Boundary } from "./boundary.tsx";

/**
 * Surrounds what is drawn from storage. If it cannot be drawn, the player can discard what is
 * stored. Otherwise one bad value would break its page after every reload.
 */
export function StoredBoundary({
  children,
  onDiscard,
}: {
  children: ComponentChildren;
  onDiscard: () => void;
}) {
  const attempt = useSignal(0);
  const discard = () => {
    onDiscard();
    attempt.value += 1;
  };
  return (
    <Boundary key={attempt.value} instead={<Broken onDiscard={discard} />}>
      {children}
    </Boundary>
  );
}

function Broken({ onDiscard }: { onDiscard: () => void }) {
  const box = useRef<HTMLDialogElement | null>(null);
  useSaid(t("broken.stored"), { urgent: true });
  return (
    <div class="sheet" data-broken>
      <p class="fault">{t("broken.stored")}</p>
      <button type="button" class="button" onClick={() => box.current?.showModal()}>
        {t("broken.discard")}
      </button>
      <ConfirmDialog
        box={box}
        title={t("broken.discard")}
        text={t("data.erase.text")}
        action={t("broken.discard")}
        onConfirm={onDiscard}
      />
    </div>
  );
}
