import { t } from "../../core/i18n.js";
import { techniqueName } from "../../core/techniques.js";
import { FailureNotice } from "../../ui/notices/failure-notice.jsx";
import { Notice } from "../../ui/notices/notice.jsx";
import { hintSentences, lookWords } from "./hint-sentences.js";

/** @import { Game } from "../game.js" */

/**
 * The hints that were taken, weakest first; a hint to undo has a button that does it.
 *
 * @param {{game: Game}} props
 */
export function Hints({ game }) {
  const { coach, combining, table } = game;
  const now = coach.now.value;
  const undo = coach.hints.value.find(({ code }) => code === "undo");
  if (now?.error && !table.hand.value.error) return <FailureNotice error={now.error} />;
  return (
    <div class="hints" data-level={now?.taken ?? 0}>
      {now && !now.error && (
        <Notice kind="note">
          {!now.hints && <p>{t("hint.looking")}</p>}
          {hintSentences(game).map(({ code, words }) => (
            <p key={code}>{words}</p>
          ))}
          <Looks coach={coach} />
          {undo && (
            <button
              type="button"
              class="button"
              onClick={() => combining.undo(Number(undo.params.count))}
            >
              {t("combine.undo.count", { count: undo.params.count })}
            </button>
          )}
        </Notice>
      )}
    </div>
  );
}

/**
 * What to look at, one look after the other; each is a hint.
 *
 * @param {{coach: Game["coach"]}} props
 */
function Looks({ coach }) {
  const looks = coach.looks.value ?? [];
  return (
    <>
      {looks.map((look) => (
        <p key={look.code} data-look={look.code}>
          <b>{techniqueName(look.code)}</b> {lookWords(look)}
        </p>
      ))}
      {coach.hasLook.value && (
        <button type="button" class="button" onClick={coach.look}>
          {t(looks.length ? "find-it.next" : "find-it.first")}
        </button>
      )}
    </>
  );
}
