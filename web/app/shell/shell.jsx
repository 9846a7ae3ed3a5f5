import { useEffect, useRef } from "preact/hooks";
import { HelpPage } from "../about/help-page.jsx";
import { KeysDialog } from "../about/keys-dialog.jsx";
import { LicencesPage } from "../about/licences-page.jsx";
import { ChallengePage } from "../challenge/challenge-page.jsx";
import { t } from "../core/i18n.js";
import { route } from "../core/router.js";
import { DailyPage } from "../daily/daily-page.jsx";
import { PlayPage } from "../game/play-page.jsx";
import { LearnPage } from "../learn/learn-page.jsx";
import { RacePage } from "../race/race-page.jsx";
import { SettingsPage } from "../settings/settings-page.jsx";
import { SolvePage } from "../solve/solve-page.jsx";
import { StatsPage } from "../stats/stats-page.jsx";
import { Boundary } from "../ui/boundary.jsx";
import { BrokenPage } from "./broken-page.jsx";
import { Header } from "./header.jsx";
import { RestartBanner } from "./restart-banner.jsx";
import { saveSession } from "./session.js";
import { UpdateBanner } from "./update-banner.jsx";

/** @import { Game } from "../game/game.js" */
/** @import { Race } from "../race/race.js" */
/** @import { SolveForm } from "../solve/solve-form.js" */

/**
 * The frame around every page: skip link, header, and the page itself.
 *
 * @param {{game: Game, race: Race, solveForm: SolveForm}} props
 */
export function Shell({ game, race, solveForm }) {
  const { name } = route.value;
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef(name);

  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    scrollTo(0, 0);
    if (main.current?.contains(document.activeElement)) return;
    main.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [name]);

  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {t(name === "play" ? "app.skip" : "app.skip.page")}
      </button>
      <Header playing={game.table.hand.value.key} solving={solveForm.key.value} />
      <div class="banners" aria-live="polite">
        <RestartBanner />
        <UpdateBanner keep={() => saveSession(game, solveForm)} />
      </div>
      <main id="main" ref={main} tabIndex={-1}>
        <Boundary key={name} instead={<BrokenPage />}>
          {name === "play" && <PlayPage game={game} />}
          {name === "daily" && (
            <DailyPage linkTo={game.table.link} unfinished={game.round.unfinished} />
          )}
          {name === "challenge" && <ChallengePage unfinished={game.round.unfinished} />}
          {name === "race" && <RacePage race={race} />}
          {name === "learn" && <LearnPage arriving={before.current !== name} />}
          {name === "stats" && <StatsPage />}
          {name === "solve" && <SolvePage form={solveForm} />}
          {name === "help" && <HelpPage />}
          {name === "settings" && <SettingsPage />}
          {name === "licences" && <LicencesPage />}
        </Boundary>
      </main>
      <KeysDialog />
    </>
  );
}
