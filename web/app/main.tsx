import { render } from "preact";
import { boot } from "./boot.js";
import { engineStarted } from "./core/engine.js";
import { followLanguages } from "./core/i18n.js";
import { painted } from "./core/painted.js";
import { addLinks, followAddress, route } from "./core/router.js";
import { restoreSettings } from "./core/settings.js";
import { followVisibility } from "./core/stopwatch.js";
import { followDailyPlayed, openOnDaily } from "./daily/first-page.js";
import { followToday } from "./daily/today.js";
import { createGame } from "./game/game.js";
import { followFirstSolved } from "./game/newcomer.js";
import { recoverRecords } from "./game/round/save-record.js";
import { historyLoaded, loadHistory } from "./history/history.js";
import { OLD_LINKS } from "./learn/old-links.js";
import { MODE_LINKS } from "./modes/modes.js";
import { followAppearance } from "./shell/appearance.js";
import { Page } from "./shell/page.jsx";
import { PAGES } from "./shell/pages.js";
import { restoreSession, takeSession } from "./shell/session.js";
import { createSolveForm } from "./solve/solve-form.js";
import { followStrength } from "./strength/strength.js";
import { prefetch } from "./ui/lazy.jsx";

/**
 * Starts the page; all that can wait until the first hand is drawn does. The statistics wait for the
 * history, and Python for them.
 */
async function start() {
  restoreSettings();
  addLinks([OLD_LINKS, ...MODE_LINKS]);
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
  import("./shell/banners.jsx").then(
    ({ keepOffline }) => keepOffline(),
    () => {},
  );
  import("./game/later.jsx").then(
    ({ announceGame, guardFocus, listenForScreen, playSounds }) => {
      announceGame(game);
      guardFocus();
      listenForScreen(game);
      playSounds(game);
    },
    () => {},
  );
  await engineStarted();
  const { licences, ...pages } = PAGES; // few read those, and they are long
  prefetch(Object.values(pages));
  import("./history/renew-techniques.js").then(
    ({ renewTechniques }) => renewTechniques(),
    () => {},
  );
}

/** Draws the page as soon as its words are there; resolves when it is painted. */
async function draw() {
  await Promise.all([followLanguages(), loadPage()]);
  followAppearance(); // before drawing: another language has everything styled anew
  followVisibility();
  followFirstSolved();
  followStrength();
  const session = takeSession();
  const game = createGame(session?.hand);
  const solveForm = createSolveForm();
  if (session) restoreSession(session, game, solveForm);
  recoverRecords();
  show(<Page game={game} solveForm={solveForm} />);
  await painted();
  return game;
}

/** @param {import("preact").VNode} page */
function show(page) {
  const root = document.getElementById("app");
  const frame = document.getElementById("frame");
  if (!root) return;
  render(page, root);
  if (frame?.dataset.trouble !== "bare") frame?.remove();
}

/** Loads the page that the address names; where it does not arrive, the page says so in its place. */
async function loadPage() {
  await PAGES[route.value.name]?.load().catch(() => {});
}

start();
