import { useRef } from "preact/hooks";
import { go } from "../../../base/address/router.ts";
import { IconButton } from "../../../base/ui/buttons/icon-button.tsx";
import { Dialog } from "../../../base/ui/dialogs/dialog.tsx";
import { t } from "../../../base/words/i18n.ts";
import { Month } from "./month.tsx";

type Days = { day: string; today: string };

/** The month of a day and what counts for a streak. */
export function OtherDays({ day, today, onChoose }: Days & { onChoose?: () => void }) {
  return (
    <>
      <Month
        day={day}
        today={today}
        onChoose={(chosen) => {
          onChoose?.();
          go("daily", { date: chosen });
        }}
      />
      <p class="help-text">{t("daily.rule")}</p>
    </>
  );
}

/** The button that shows the other days. */
export function OtherDaysButton(days: Days) {
  const box = useRef<HTMLDialogElement | null>(null);
  return (
    <>
      <IconButton
        icon="today"
        label={t("daily.archive")}
        aria-haspopup="dialog"
        onClick={() => box.current?.showModal()}
      />
      <Dialog box={box} title={t("daily.archive")}>
        <OtherDays {...days} onChoose={() => box.current?.close()} />
      </Dialog>
    </>
  );
}
