import { href } from "../../../base/address/router.ts";
import { download } from "../../../base/browser/download.ts";
import { LineIcon } from "../../../base/ui/buttons/icon.tsx";
import { addressOf } from "../../../base/ui/sharing/share.ts";
import { labelled, t } from "../../../base/words/i18n.ts";
import { reminder } from "./reminder.ts";

const BELL = "M12 4a6 6 0 0 0-6 6v4.5L4.5 17h15L18 14.5V10a6 6 0 0 0-6-6M10 20.5h4";

/** Saves a calendar file that reminds the player of the hands of each day. */
export function ReminderButton() {
  function save() {
    const text = reminder(labelled(t("app.name"), t("daily.title")), addressOf(href("daily")));
    download(new Blob([text], { type: "text/calendar" }), "twentyfour.ics");
  }
  const name = t("daily.remind");
  return (
    <button type="button" class="icon-button" aria-label={name} title={name} onClick={save}>
      <LineIcon path={BELL} />
    </button>
  );
}
