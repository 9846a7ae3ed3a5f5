import { useEffect, useRef, useState } from "preact/hooks";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { listed, sentences, t } from "../../base/words/i18n.ts";
import {
  addedHands,
  addHands,
  arrive,
  type Arrival as Codes,
  codesRefused,
  discard,
  type Plan,
  plan,
  recall,
  undoAdding,
} from "./arrival.ts";
import { CodeError, type CodeFault } from "./code.ts";

type ArrivalOutcome = { code: "added" | "undone"; count: number } | { code: CodeFault; count: 0 };

/**
 * Hands from another device: the codes that arrived by link or as text, the effect of adding their
 * hands, and a way to undo it.
 *
 * @param props `part`: the code in the link
 */
export function Arrival({ part }: { part: string }) {
  const [outcome, setOutcome] = useState<ArrivalOutcome | null>(null);
  const box = useRef<HTMLTextAreaElement | null>(null);

  async function readPart(text: string) {
    setOutcome(null);
    try {
      await arrive(text);
      return true;
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      setOutcome({ code: error.code, count: 0 });
      return false;
    }
  }

  useEffect(() => {
    if (part) readPart(part);
    else recall();
  }, [part]);

  async function paste() {
    if (box.current && (await readPart(box.current.value))) box.current.value = "";
  }

  return (
    <>
      <label class="transfer-text">
        {t("transfer.paste")}
        <textarea
          ref={box}
          class="box share-text"
          rows={3}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          dir="ltr"
        />
      </label>
      <button type="button" class="button transfer-action" onClick={paste}>
        {t("transfer.read")}
      </button>
      <StoredBoundary onDiscard={discard}>
        <Planned onAdded={(count) => setOutcome({ code: "added", count })} />
      </StoredBoundary>
      <div class="outcome" data-travel={outcome?.code}>
        {outcome && <Said outcome={outcome} />}
      </div>
      <Undo onUndone={(count) => setOutcome({ code: "undone", count })} />
    </>
  );
}

/** The outcome in words, which are also announced. */
function Said({ outcome }: { outcome: ArrivalOutcome }) {
  const words = outcomeWords(outcome);
  const well = outcome.code === "added" || outcome.code === "undone";
  useSaid(words, { about: outcome });
  return <p class={well ? undefined : "fault"}>{words}</p>;
}

function outcomeWords({ code, count }: ArrivalOutcome) {
  if (code === "added") return t("data.taken", { count });
  if (code === "undone") return t("transfer.undone", { count });
  return t(`transfer.fault.${code}`);
}

/** The effect of adding the hands that arrived, with the button that adds them. */
function Planned({ onAdded }: { onAdded: (count: number) => void }) {
  const planned = plan.value;
  return planned && <PlanView planned={planned} onAdded={onAdded} />;
}

function PlanView({ planned, onAdded }: { planned: Plan; onAdded: (count: number) => void }) {
  const { hands, known, refused, arrivals } = planned;
  const words = sentences(
    t("transfer.adds", { count: hands.length }),
    known > 0 && t("transfer.known", { count: known }),
    refused > 0 && t("transfer.refused", { count: refused }),
  );
  useSaid(sentences(...arrivals.map(missingWords), words), { about: planned });
  return (
    <div class="transfer-plan" data-adds={hands.length} data-known={known}>
      {arrivals.map(missingWords).map(
        (missing, place) =>
          missing && (
            <p key={place} class="travel-missing">
              {missing}
            </p>
          ),
      )}
      <p>{words}</p>
      {codesRefused.value && <p class="fault">{t(`data.unkept.${codesRefused.value}`)}</p>}
      <div class="data-actions">
        {hands.length > 0 && (
          <button
            type="button"
            class="button primary"
            onClick={async () => onAdded(await addHands(planned))}
          >
            {t("transfer.add")}
          </button>
        )}
        <button type="button" class="button" onClick={discard}>
          {t("transfer.discard")}
        </button>
      </div>
    </div>
  );
}

/** Names the codes that are still missing. */
function missingWords({ arrived, count, missing }: Codes) {
  if (missing.length === 0) return "";
  const places = listed(missing.map(String));
  return t("transfer.missing", { arrived, count, places });
}

function Undo({ onUndone }: { onUndone: (count: number) => void }) {
  const count = addedHands.value.length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      class="button transfer-action"
      onClick={async () => onUndone(await undoAdding())}
    >
      {t("transfer.undo", { count })}
    </button>
  );
}
