import { render, type VNode } from "preact";
import { addRoutes, followAddress, route } from "./base/address/router.ts";
import { painted } from "./base/browser/painted.ts";
import { restoreSettings } from "./base/browser/settings.ts";
import { followTranslator } from "./base/browser/translator.ts";
import { boot } from "./base/python/boot.ts";
import { engineStarted } from "./base/python/engine.ts";
import { followVisibility } from "./base/time/stopwatch.ts";
import { followToday } from "./base/time/today.ts";
import { prefetch } from "./base/ui/loading/lazy.tsx";
import { followLanguages, speakOfTable } from "./base/words/i18n.ts";
import { createSolveForm } from "./learn/solver/solve-form.ts";
import { createGame } from "./play/game/game.ts";
import { followFirstSolved } from "./play/game/newcomer.ts";
import { followDailyPlayed, openOnDaily } from "./play/modes/daily/first-page.ts";
import { MODE_ROUTES } from "./play/modes.ts";
import { recoverRecords } from "./play/save-record.ts";
import { followInstallOffer } from "./player/backup/app-install.ts";
import { historyLoaded, loadHistory } from "./player/history/history.ts";
import { followStrength } from "./player/strength/strength.ts";
import { followAppearance } from "./shell/appearance.ts";
import { LAZY_PAGES } from "./shell/lazy-pages.ts";
import { Page } from "./shell/page.tsx";
import { restoreSession, takeSession } from "./shell/solve-fields.ts";
import { writeTrails } from "./table/playing/live.ts";

/**
 * Starts the page. Everything that the first hand does not need starts after it is drawn. On the
 * statistics page, Python waits until the history is loaded.
 */
async function start() {
  followInstallOffer();
  followTranslator();
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
  Promise.all([import("./play/game/secondary-chunk.tsx"), speakOfTable()]).then(
    ([{ announceGame, encode, guardFocus, listenForScreen, playEffects }]) => {
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
  import("./player/history/rate-hands.ts").then(
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
