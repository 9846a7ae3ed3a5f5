import { route } from "../../../base/address/router.ts";
import { StartPage } from "../../../base/ui/start/start-page.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { PageProps } from "../../mode.ts";
import { allRuns, standingOf } from "./run.ts";
import { StreakEnd } from "./streak-end.tsx";
import { StreakStart } from "./streak-start.tsx";

/** A run: its start, or its end. Without a run in the link, the run in play or a new one. */
export function StreakPage({ link, unfinished }: PageProps) {
  const { run: written = "" } = route.value.query;
  const last = allRuns().at(-1);
  const run = /^[\da-z]{6}$/.test(written) ? written : last && !last.isOver ? last.run : null;
  const standing = run === null ? null : standingOf(run);
  return (
    <StartPage title={t("mode.flawless")} rules={<p>{t("flawless.rules")}</p>}>
      {run !== null && standing?.isOver ? (
        <StreakEnd key={run} run={run} standing={standing} link={link} />
      ) : (
        <StreakStart run={run} standing={standing} link={link} unfinished={unfinished.value} />
      )}
    </StartPage>
  );
}
