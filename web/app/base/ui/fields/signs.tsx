import { operatorsIn } from "../../cards/editions.ts";
import { SYMBOLS } from "../../cards/operators.ts";
import { t } from "../../words/i18n.ts";
import { SIGNS } from "../../words/pretty.ts";

/**
 * The allowed operators. Each can be switched off, except for the last one.
 *
 * @param props `edition`: shows only the operators of this edition
 */
export function Signs({
  chosen,
  edition = "",
  onChange,
}: {
  chosen: string;
  edition?: string;
  onChange: (operators: string) => void;
}) {
  const offered = operatorsIn(edition, "");

  function toggle(sign: string) {
    const next = SYMBOLS.filter((each) => chosen.includes(each) !== (each === sign)).join("");
    if (next) onChange(next);
  }

  return (
    <fieldset class="choice">
      <legend>{t("settings.operators")}</legend>
      <div class="signs">
        {SYMBOLS.filter((sign) => offered.includes(sign)).map((sign) => (
          <button
            key={sign}
            type="button"
            class="chip"
            aria-pressed={chosen.includes(sign)}
            aria-label={`${t(`key.${sign}`)} ${SIGNS[sign]}`}
            onClick={() => toggle(sign)}
          >
            {SIGNS[sign]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
