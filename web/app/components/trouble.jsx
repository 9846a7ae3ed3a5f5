import { t } from "../i18n.js";
import { Slip } from "./slip.jsx";

/**
 * Says that something failed which is nobody's mistake at the table.
 *
 * @param {{code: string}} props
 */
export function Trouble({ code }) {
  return (
    <div role="alert">
      <Slip kind="wrong">
        <p>{t("verdict.other", { code })}</p>
      </Slip>
    </div>
  );
}
