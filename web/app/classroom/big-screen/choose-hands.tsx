import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { go, type Query, route } from "../../base/address/router.ts";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { t } from "../../base/words/i18n.ts";
import { DealtForm } from "../print/sheet-form.tsx";
import { dealtQuery, type SheetChoices } from "../print/sheet-link.ts";
import { readDealt } from "./screen-hands.ts";
import { ScreenTool } from "./screen-tool.tsx";
import { secondsOf, TimeLimit } from "./time-limit.tsx";

/**
 * A button that opens the choice of the hands to deal, or of a technique whose lesson is shown, and
 * of the time for a hand. A set has its hands.
 */
export function ChooseHands({ query, isSet }: { query: Query; isSet: boolean }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const sheet = useSignal<SheetChoices>(readDealt(query));
  const seconds = useSignal(secondsOf(route.peek().query));
  const title = t(isSet ? "big-screen.limit" : "deal.title");

  function choose() {
    box.current?.close();
    const limit: Query = seconds.value ? { seconds: `${seconds.value}` } : {};
    const hands = isSet ? query : chosenQuery(sheet.value);
    go("screen", { ...hands, ...limit }, { replace: true });
  }

  return (
    <>
      <ScreenTool icon="play" words={title} onPress={() => box.current?.showModal()} />
      <Dialog box={box} title={title}>
        {!isSet && (
          <DealtForm
            isLesson
            sheet={sheet.value}
            onChange={(change) => {
              sheet.value = { ...sheet.value, ...change };
            }}
          />
        )}
        <TimeLimit
          seconds={seconds.value}
          onChange={(chosen) => {
            seconds.value = chosen;
          }}
        />
        <button type="button" class="button primary" onClick={choose}>
          {t(isSet ? "play.start" : "deal.now")}
        </button>
      </Dialog>
    </>
  );
}

function chosenQuery(sheet: SheetChoices): Query {
  const { level, school, technique, count } = sheet;
  if (technique) return { technique };
  return { ...(school ? {} : { level }), ...dealtQuery(sheet), count: `${count}` };
}
