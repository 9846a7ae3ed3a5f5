import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { markOnce } from "../../base/browser/marks.ts";
import { engineState } from "../../base/python/engine.ts";
import { IconButton } from "../../base/ui/buttons/icon-button.tsx";
import { Announcer } from "../../base/ui/notices/announcer.tsx";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { Hand } from "../../play/game/stage/hand.tsx";
import { AnswerControls } from "../../table/views/answer-controls.tsx";
import { Hints } from "../../table/views/hints.tsx";
import { InputSwitch } from "../../table/views/input-switch.tsx";
import { listenToKeys } from "../../table/views/shortcuts.ts";
import { insert, pressKey } from "../../table/views/typing/caret.ts";
import { Verdict } from "../../table/views/verdict.tsx";
import type { EmbeddedGame } from "./embedded-game.ts";

/** The table alone: the hand, the answer, and the verdict. */
export function EmbeddedTable({ embedded }: { embedded: EmbeddedGame }) {
  const box = useRef<HTMLInputElement | null>(null);
  const { answer, table } = embedded;
  const hand = table.hand.value;

  useLayoutEffect(() => listenToKeys(embedded, box), []);
  useEffect(() => markOnce("interactive"), []);

  return (
    <main class="embed">
      <Announcer />
      <section class="stage" aria-labelledby="goal">
        <Bar embedded={embedded} />
        <Hand
          game={embedded}
          onType={(text) => pressKey(box.current, (input) => insert(input, text))}
        />
      </section>
      <section class="feedback" aria-label={t("play.feedback")}>
        {hand.error ? <FailureNotice error={hand.error} /> : <EngineNotice />}
        <Verdict
          verdict={answer.verdict.value}
          pending={answer.pending.value && engineState.value !== "failed"}
          stale={!embedded.stands.value}
          target={hand.target ?? ""}
          facts={null}
          game={embedded}
        />
        <Hints game={embedded} />
      </section>
      <Controls embedded={embedded} box={box} />
    </main>
  );
}

function Bar({ embedded: { hands, place, show, table } }: { embedded: EmbeddedGame }) {
  const { key, target } = table.hand.value;
  const count = hands.value.length;
  return (
    <div class="embed-bar">
      <h1 id="goal" class="goal" tabIndex={-1}>
        {t("play.goal", { target: number(target ?? "…") })}
      </h1>
      {count > 1 && (
        <nav class="embed-hands" aria-label={t("embed.hands")}>
          <IconButton
            icon="before"
            label={t("embed.before")}
            aria-disabled={place.value === 0}
            onClick={() => show(place.value - 1)}
          />
          <span>{t("daily.place", { place: place.value + 1, count })}</span>
          <IconButton
            icon="after"
            label={t("embed.after")}
            aria-disabled={place.value + 1 >= count}
            onClick={() => show(place.value + 1)}
          />
        </nav>
      )}
      <a class="embed-home" href={`./${key || "#/daily"}`} target="_blank" rel="noopener">
        {t("app.name")}
      </a>
    </div>
  );
}

function Controls({
  embedded,
  box,
}: {
  embedded: EmbeddedGame;
  box: RefObject<HTMLInputElement | null>;
}) {
  const { answer, claimable, hasNext } = embedded;
  const types = embedded.input.value === "type";
  const verdict = answer.verdict.value;
  const won = embedded.won.value;
  return (
    <form
      class="controls"
      aria-label={t("play.controls")}
      onSubmit={(event) => {
        event.preventDefault();
        embedded.submit();
      }}
    >
      <AnswerControls
        game={embedded}
        box={box}
        wrong={verdict?.ok === false && embedded.stands.value && verdict.text !== ""}
      />
      <div class="actions">
        <InputSwitch />
        {types && !won && (
          <button type="submit" class="button primary">
            {t("play.check")}
          </button>
        )}
        {won && hasNext.value && (
          <button type="submit" class="button primary">
            {t("play.next")}
          </button>
        )}
        {claimable.value && (
          <button
            type="button"
            class="button"
            aria-disabled={won || undefined}
            onClick={embedded.claimNone}
          >
            {t("play.none")}
          </button>
        )}
        <button type="button" class="button" onClick={embedded.hint}>
          {t("play.hint")}
        </button>
      </div>
    </form>
  );
}
