import { t } from "../core/i18n.js";
import { route } from "../core/router.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { handsOf, readSet } from "./set-link.js";
import { SetMaker } from "./set-maker.jsx";
import { SetPlayer } from "./set-player.jsx";
import { SetResults } from "./set-results.jsx";

/** @import { SetLink } from "./set-link.js" */

/** Sets of hands: made here without a link, played with one, and their results laid side by side. */
export function SetPage() {
  const { query } = route.value;
  const link = readSet(query);
  if (!link) return <SetMaker bad={Boolean(query.hands)} />;
  return <SetOfLink key={JSON.stringify(link.query)} link={link} />;
}

/** @param {{link: SetLink}} props */
function SetOfLink({ link }) {
  const { collect, result, name } = route.value.query;
  const { result: hands, failure } = useResult((signal) => handsOf(link, signal), []);
  const collecting = collect !== undefined || result !== undefined;
  return (
    <div class="page">
      <EngineNotice />
      {failure && <FailureNotice error={failure} />}
      {!hands && !failure && <p class="awaited">{t("race.dealing")}</p>}
      {hands && collecting && (
        <SetResults
          query={link.query}
          hands={hands}
          given={result === undefined ? "" : `${result} ${name ?? ""}`.trim()}
        />
      )}
      {hands && !collecting && <SetPlayer query={link.query} hands={hands} />}
    </div>
  );
}
