import type { RefObject } from "preact";
import { href } from "../../base/address/router.ts";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { courts } from "../../base/words/courts.ts";
import { sentences, t } from "../../base/words/i18n.ts";
import { SessionFacts } from "../session/session-facts.tsx";
import type { Game } from "./game.ts";
import { PaceMenu } from "./pace.tsx";
import { ruleOf } from "./rule.ts";

/** What is needed at the table now and then: the session so far, the rules, and redo. */
export function TableMenu({ box, game }: { box: RefObject<HTMLDialogElement | null>; game: Game }) {
  const { combining, difficulty, input, mode, table } = game;
  return (
    <Dialog box={box} title={t("tool.more")}>
      {mode.play.value.rules.stream && <SessionFacts level={difficulty.value?.level ?? null} />}
      <p>
        {sentences(
          ruleOf(table.hand.value),
          t(courts() ? "play.values.courts" : "play.values", { value: courts() }),
        )}
      </p>
      <p>
        <a href={href("help")}>{t("nav.help")}</a>
      </p>
      {mode.play.value.rules.goal === "right" && <PaceMenu box={box} game={game} />}
      {input.value === "combine" && (
        <button
          type="button"
          class="button"
          aria-disabled={!combining.canRedo.value}
          onClick={() => {
            combining.redo();
            box.current?.close();
          }}
        >
          {t("combine.redo")}
        </button>
      )}
    </Dialog>
  );
}
