import type { ComponentChildren } from "preact";
import { t } from "../../base/words/i18n.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { InputSwitch } from "./input-switch.tsx";
import { Tool } from "./tool.tsx";

/** The tools of a lesson's or a set's table: the way to answer, Undo, further tools, and Check. */
export function AnswerActions({
  game,
  onUndo,
  children,
}: {
  game: Pick<HandTable, "combining" | "input">;
  onUndo: () => void;
  /** The further tools. */
  children: ComponentChildren;
}) {
  const types = game.input.value === "type";
  return (
    <>
      <InputSwitch />
      <div class="tools">
        {!types && (
          <Tool
            icon="undo"
            name="combine.undo"
            disabled={!game.combining.canUndo.value}
            onPress={onUndo}
          />
        )}
        {children}
      </div>
      {types && (
        <button type="submit" class="button primary">
          {t("play.check")}
        </button>
      )}
    </>
  );
}
