import { useEffect } from "preact/hooks";
import type { PlayingCard, Suspect } from "../../../engine/contract.d.ts";
import { ask } from "../../base/python/engine.ts";
import { IconButton } from "../../base/ui/buttons/icon-button.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { useTabState } from "../../base/ui/sections/use-tab-state.ts";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { ProofView } from "../../table/why/why-not.tsx";
import { HandRow, ImpossibleClaim } from "./impossible-claim.tsx";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonHead } from "./lesson-head.tsx";
import { Looks } from "./looks.tsx";
import { HANDS, noteLesson } from "./progress.ts";
import { IMPOSSIBLE, stepName } from "./steps.ts";
import { Waiting } from "./waiting.tsx";

/** The places of the example, of the first claim, and of the end. The idea is at 0. */
const EXAMPLE = 1;
const FIRST = 2;
const END = FIRST + HANDS;

/** `claims`: whether the player has said that a hand can be made, for each hand so far. */
type LessonState = { place: number; claims: boolean[]; suspects: readonly Suspect[] | null };

const BEGUN: LessonState = { place: 0, claims: [], suspects: null };

const SEVENS: PlayingCard[] = (["spades", "hearts", "clubs", "diamonds"] as const).map((suit) => ({
  rank: 7,
  suit,
}));

/** The lesson on impossible hands: three looks, a proof, and five hands to judge. */
export function ImpossibleLesson() {
  const [{ place, claims, suspects }, setState] = useTabState(`lesson:1:${IMPOSSIBLE}`, BEGUN);
  const { failure } = useResult(
    async (signal) => {
      const asked = suspects ?? (await ask("suspects", {}, { signal })).suspects;
      if (!signal.aborted) change({ suspects: asked });
    },
    [suspects === null],
  );
  const suspect = suspects?.[place - FIRST];
  const right = claims.map((claim, at) => claim === Boolean(suspects?.[at]?.answer));

  useEffect(() => {
    if (place === 0) return;
    scrollTo(0, 0);
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [place]);

  function change(part: Partial<LessonState>) {
    setState((before) => ({ ...before, ...part }));
  }

  function goOn() {
    if (!suspects) {
      say(t("lessons.waiting"));
      return;
    }
    if (place + 1 === END) noteLesson(IMPOSSIBLE, right.filter(Boolean).length);
    change({ place: place + 1 });
  }

  return (
    <div class="page start path-lesson">
      <LessonHead
        title={stepName(IMPOSSIBLE)}
        progress={
          place < END && (
            <span class="path-progress">{t("lessons.step", { place: place + 1, count: END })}</span>
          )
        }
      >
        {place > 0 && (
          <IconButton icon="first" label={t("lessons.restart")} onClick={() => setState(BEGUN)} />
        )}
      </LessonHead>
      {place === 0 && (
        <>
          <p class="path-idea">{t("lessons.impossible.idea")}</p>
          <Looks />
          <p class="path-cue">{t("lessons.impossible.careful")}</p>
          <Waiting over={suspects !== null} failure={failure} />
        </>
      )}
      {place === EXAMPLE && (
        <>
          <HandRow cards={SEVENS} small />
          <ProofView puzzle={{ numbers: SEVENS.map(({ rank }) => rank), target: "24" }} />
        </>
      )}
      {place < FIRST && (
        <button type="button" class="button primary" onClick={goOn}>
          {t(place === EXAMPLE ? "lessons.your-turn" : "lessons.impossible.example")}
        </button>
      )}
      {suspect && (
        <ImpossibleClaim
          key={place}
          suspect={suspect}
          claim={claims[place - FIRST]}
          right={right}
          onClaim={(claim) => change({ claims: [...claims, claim] })}
          onGoOn={goOn}
        />
      )}
      {place === END && <LessonEnd code={IMPOSSIBLE} solved={right} />}
    </div>
  );
}
