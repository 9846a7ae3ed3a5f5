import { render, type VNode } from "preact";
import { boot } from "./boot.ts";
import { followInstallOffer } from "./core/app-install.ts";
import { engineStarted } from "./core/engine.ts";
import { followLanguages } from "./core/i18n.ts";
import { painted } from "./core/painted.ts";
import { addRoutes, followAddress, route } from "./core/router.ts";
import { restoreSettings } from "./core/settings.ts";
import { followVisibility } from "./core/stopwatch.ts";
import { followDailyPlayed, openOnDaily } from "./daily/first-page.ts";
import { followToday } from "./daily/today.ts";
import { createGame } from "./game/game.ts";
import { followFirstSolved } from "./game/newcomer.ts";
import { historyLoaded, loadHistory } from "./history/history.ts";
import { MODE_ROUTES } from "./modes/modes.ts";
import { recoverRecords } from "./modes/save-record.ts";
import { followAppearance } from "./shell/appearance.ts";
import { LAZY_PAGES } from "./shell/lazy-pages.ts";
import { Page } from "./shell/page.tsx";
import { restoreSession, takeSession } from "./shell/session.ts";
import { createSolveForm } from "./solve/solve-form.ts";
import { followStrength } from "./strength/strength.ts";
import { prefetch } from "./ui/lazy.tsx";
import { writeTrails } from "./ui/table/live.ts";

/**
 * Starts the page. Everything that the first hand does not need starts after it is drawn. On the
 * statistics page, Python waits until the history is loaded.
 */
async function start() {
  followInstallOffer();
  restoreSettings();
  addRoutes(MODE_ROUTES);
  openOnDaily();
  followAddress();
  const drawn = draw();
  const isHistoryFirst = route.value.name === "stats";
  if (isHistoryFirst) loadHistory();
  boot(isHistoryFirst ? Promise.all([drawn, historyLoaded]) : drawn);
  const game = await drawn;
  followToday();
  if (!isHistoryFirst) loadHistory();
  followDailyPlayed();
  import("./shell/banners.tsx").then(
    ({ startLater }) => startLater(),
    () => {},
  );
  import("./game/secondary-chunk.tsx").then(
    ({ announceGame, encode, guardFocus, listenForScreen, playEffects }) => {
      writeTrails(encode);
      announceGame(game);
      guardFocus();
      listenForScreen(game);
      playEffects(game);
    },
    () => {},
  );
  await engineStarted();
  const { licences, ...pages } = LAZY_PAGES; // few players read the licences, and they are long
  prefetch(Object.values(pages));
  import("./history/rate-hands.ts").then(
    ({ rateHands }) => rateHands(),
    () => {},
  );
}

/** Draws the page when its words have loaded. Resolves after the first paint. */
async function draw() {
  await Promise.all([followLanguages(), loadPage()]);
  followAppearance(); // before drawing, because a change of the document's language recomputes all styles
  followVisibility();
  followFirstSolved();
  followStrength();
  const session = takeSession();
  const game = createGame();
  const solveForm = createSolveForm();
  if (session) restoreSession(session, solveForm);
  recoverRecords();
  show(<Page game={game} solveForm={solveForm} />);
  await painted();
  return game;
}

function show(page: VNode) {
  const root = document.getElementById("app");
  const frame = document.getElementById("frame");
  if (!root) return;
  render(page, root);
  if (frame?.dataset.trouble !== "bare") frame?.remove();
}

/** Loads the page in the address. If it cannot be loaded, its place says so. */
async function loadPage() {
  await LAZY_PAGES[route.value.name]?.load().catch(() => {});
}

start();
