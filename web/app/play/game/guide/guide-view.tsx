import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { sentences, t } from "../../../base/words/i18n.ts";
import { number, SIGNS } from "../../../base/words/pretty.ts";
import { say } from "../../../base/words/say.ts";
import { stepOf, tileName } from "../../../table/views/combining-words.ts";
import type { Game } from "../game.ts";
import { type Guided, guide } from "./guide.ts";

/** A player who does nothing for this time sees the guide again. In milliseconds. */
const IDLE = 20_000;

const ACTIONS = ["pointerdown", "keydown"];

/**
 * Leads a newcomer through the first step: says what to tap and marks it. Waits for the player, who
 * can skip it.
 */
export function Guide({ game }: { game: Game }) {
  const skipped = useSignal(false);
  const { state } = game.live;
  const guided = skipped.value ? null : guide(state.value);
  const target = number(state.value.deal.target ?? "");
  const words = guided ? wordsOf(guided, target) : "";

  useEffect(() => say(words), [words]);
  useLayoutEffect(() => {
    const marked = guided && document.querySelector(selectorOf(guided));
    marked?.setAttribute("data-guided", "");
    return () => marked?.removeAttribute("data-guided");
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        skipped.value = false;
      }, IDLE);
    }
    for (const action of ACTIONS) addEventListener(action, wait);
    return () => {
      clearTimeout(timer);
      for (const action of ACTIONS) removeEventListener(action, wait);
    };
  }, []);

  if (!guided) return null;
  return (
    <p class="guide" data-part={guided.part}>
      <span>{words}</span>
      {guided.part !== "result" && (
        <button
          type="button"
          class="button"
          onClick={() => {
            skipped.value = true;
          }}
        >
          {t("guide.skip")}
        </button>
      )}
    </p>
  );
}

function wordsOf(guided: Guided, target: string) {
  if (guided.part === "sign") return t("guide.sign", { sign: SIGNS[guided.operator] });
  if (guided.part === "result")
    return sentences(t("guide.result", { step: stepOf(guided.tile), target }), t("guide.drag"));
  return t(`guide.${guided.part}`, { card: tileName(guided.tile) });
}

const selectorOf = (guided: Guided) =>
  guided.part === "sign"
    ? `.keypad [data-sign="${guided.operator}"]`
    : `.hand [data-place="${guided.place}"]`;
