import { href } from "../../../base/address/router.ts";
import { download } from "../../../base/browser/download.ts";
import { addressOf } from "../../../base/ui/sharing/share.ts";
import { t } from "../../../base/words/i18n.ts";
import { reminder } from "./reminder.ts";

/** Saves a calendar file that reminds the player of the hands of each day. */
export function ReminderButton() {
  function save() {
    const text = reminder(`${t("app.name")}: ${t("daily.title")}`, addressOf(href("daily")));
    download(new Blob([text], { type: "text/calendar" }), "twentyfour.ics");
  }
  return (
    <button type="button" class="button" onClick={save}>
      {t("daily.remind")}
    </button>
  );
}
