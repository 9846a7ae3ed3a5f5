import { useEffect, useState } from "preact/hooks";
import { route } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { historyLoaded } from "../../player/history/history.ts";
import { Arrival } from "./arrival-view.tsx";
import { Departure } from "./departure.tsx";

/** Moves the history to another device, or takes in the history of another device. */
export function TravelPage() {
  const [complete, setComplete] = useState(false);
  const { part = "" } = route.value.query;
  useEffect(() => {
    historyLoaded.then(() => setComplete(true));
  }, []);
  const from = (
    <section key="from" class="sheet">
      <h2>{t("transfer.from")}</h2>
      <Departure />
    </section>
  );
  const to = (
    <section key="to" class="sheet">
      <h2>{t("transfer.to")}</h2>
      <Arrival part={part} />
    </section>
  );
  return (
    <div class="page">
      <h1 tabIndex={-1} class="statistics-title">
        {t("nav.travel")}
      </h1>
      {complete && (part ? [to, from] : [from, to])}
    </div>
  );
}
