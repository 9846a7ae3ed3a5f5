import { useSignal } from "@preact/signals";
import { go } from "../../base/address/router.ts";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { t } from "../../base/words/i18n.ts";
import { DealtForm, MoreOfSet } from "../print/sheet-form.tsx";
import {
  anySeed,
  handsQuery,
  MOST_LETTERS,
  readChoices,
  type SheetChoices,
} from "../print/sheet-link.ts";
import { MOST_MINUTES, readTerms, termsQuery } from "./set-link.ts";

/** What a set has unless the teacher chooses otherwise. */
const USUAL = { count: "12", level: "easy", deck: "10" };

/**
 * Makes a set of dealt hands: their number, level or school step, edition, signs and seed; a title,
 * a time limit, and what is allowed.
 */
export function DealtSet() {
  const sheet = useSignal(readChoices(USUAL, anySeed(), null));
  const terms = useSignal(readTerms({}));
  const change = (changed: Partial<SheetChoices>) => {
    sheet.value = { ...sheet.value, ...changed };
  };
  return (
    <form
      class="sets-form"
      onSubmit={(event) => {
        event.preventDefault();
        go("set", { ...handsQuery(sheet.value), ...termsQuery(terms.value), collect: "1" });
      }}
    >
      <DealtForm sheet={sheet.value} onChange={change} />
      <Fold title={t("start.choices")} open={false}>
        {() => (
          <>
            <MoreOfSet sheet={sheet.value} onChange={change} />
            <div class="sheet-form">
              <label>
                {t("print.heading")}
                <input
                  class="box"
                  type="text"
                  autocomplete="off"
                  maxLength={MOST_LETTERS}
                  value={terms.value.title}
                  onInput={({ currentTarget }) => {
                    terms.value = { ...terms.value, title: currentTarget.value };
                  }}
                />
              </label>
              <label>
                {t("sets.minutes")}
                <input
                  class="box"
                  type="number"
                  min="1"
                  max={MOST_MINUTES}
                  placeholder={t("sets.minutes.none")}
                  value={terms.value.minutes || ""}
                  onInput={({ currentTarget }) => {
                    const { minutes } = readTerms({ minutes: currentTarget.value });
                    terms.value = { ...terms.value, minutes };
                  }}
                />
              </label>
            </div>
            <label class="tick">
              <input
                type="checkbox"
                checked={terms.value.hints}
                onChange={({ currentTarget }) => {
                  terms.value = { ...terms.value, hints: currentTarget.checked };
                }}
              />
              <span>{t("sets.with-hints")}</span>
            </label>
            <label class="tick">
              <input
                type="checkbox"
                checked={terms.value.solve}
                onChange={({ currentTarget }) => {
                  terms.value = { ...terms.value, solve: currentTarget.checked };
                }}
              />
              <span>{t("sets.with-solve", { page: t("solver.title") })}</span>
            </label>
          </>
        )}
      </Fold>
      <button type="submit" class="button primary start-button">
        {t("sets.deal")}
      </button>
    </form>
  );
}
