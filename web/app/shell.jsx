import { useEffect, useRef } from "preact/hooks";
import { carry } from "./carry.js";
import { Boundary } from "./components/boundary.jsx";
import { BrokenPage } from "./components/broken-page.jsx";
import { Header } from "./components/header.jsx";
import { KeysDialog } from "./components/keys-dialog.jsx";
import { RestartNotice } from "./components/restart-notice.jsx";
import { UpdateNotice } from "./components/update-notice.jsx";
import { t } from "./i18n.js";
import { route } from "./router.js";
import { Daily } from "./views/daily.jsx";
import { Help } from "./views/help.jsx";
import { Learn } from "./views/learn.jsx";
import { Licences } from "./views/licences.jsx";
import { Play } from "./views/play.jsx";
import { Race } from "./views/race.jsx";
import { Settings } from "./views/settings.jsx";
import { Solve } from "./views/solve.jsx";
import { Stats } from "./views/stats.jsx";

/** @import { Game } from "./play/game.js" */
/** @import { Race as RaceGame } from "./play/race.js" */
/** @import { Workbench } from "./play/workbench.js" */

/**
 * The frame around every page: skip link, header, and the page itself.
 *
 * @param {{game: Game, race: RaceGame, bench: Workbench}} props
 */
export function Shell({ game, race, bench }) {
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
      <Header playing={game.table.hand.value.key} solving={bench.key.value} />
      <div class="notices" aria-live="polite">
        <RestartNotice />
        <UpdateNotice keep={() => carry(game, bench)} />
      </div>
      <main id="main" ref={main} tabIndex={-1}>
        <Boundary key={name} instead={<BrokenPage />}>
          {name === "play" && <Play game={game} />}
          {name === "daily" && <Daily linkTo={game.table.link} />}
          {name === "race" && <Race race={race} />}
          {name === "learn" && <Learn />}
          {name === "stats" && <Stats />}
          {name === "solve" && <Solve bench={bench} />}
          {name === "help" && <Help />}
          {name === "settings" && <Settings />}
          {name === "licences" && <Licences />}
        </Boundary>
      </main>
      <KeysDialog />
    </>
  );
}
