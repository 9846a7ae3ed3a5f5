import { route } from "../../base/address/router.ts";
import { lazy } from "../../base/ui/loading/lazy.tsx";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { announceTable } from "../../table/views/announce-table.ts";
import { setCode } from "../print/set-code.ts";
import { EnterPage } from "./enter-code.tsx";
import { handsOf, readSet, SCORM, type SetLink } from "./set-link.ts";
import { SetMaker } from "./set-maker.tsx";
import { createSetPlay, type SetPlay } from "./set-play.ts";
import { SetPlayer } from "./set-player.tsx";
import { SetResults } from "./set-results.tsx";

const ScormSet = lazy(async () => (await import("./scorm-set.tsx")).ScormSet);

/** The pages of sets, which share a table. */
export function createSetPage() {
  const play = createSetPlay();
  announceTable(play.table, "set", async () => null);
  return () => <SetPage play={play} />;
}

/**
 * Sets of hands. Without a link the page asks for a code, or creates a set for a teacher. With a
 * link it plays the set, and compares results.
 */
function SetPage({ play }: { play: SetPlay }) {
  const { query } = route.value;
  const link = readSet(query);
  if (!link && (query.make || query.hands)) return <SetMaker bad={Boolean(query.hands)} />;
  if (!link) return <EnterPage />;
  return <SetOfLink key={JSON.stringify(link.query)} play={play} link={link} />;
}

function SetOfLink({ play, link }: { play: SetPlay; link: SetLink }) {
  const { collect, result, name, marks } = route.value.query;
  const { result: hands, failure } = useResult((signal) => handsOf(link, signal), []);
  const Player = marks === SCORM ? ScormSet : SetPlayer;
  const collecting = collect !== undefined || result !== undefined;
  if (hands && !collecting)
    return (
      <StoredBoundary onDiscard={play.again}>
        <Player play={play} query={link.query} hands={hands} />
      </StoredBoundary>
    );
  return (
    <div class="page">
      <EngineNotice />
      {failure && <FailureNotice error={failure} />}
      {!hands && !failure && <p class="awaited">{t("race.dealing")}</p>}
      {hands && (
        <SetResults
          query={link.query}
          code={"sheet" in link ? setCode(link.sheet) : null}
          hands={hands}
          given={result && `${result} ${name ?? ""}`}
        />
      )}
    </div>
  );
}
