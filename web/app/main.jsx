import { render } from "preact";
import { dressDocument } from "./appearance.js";
import { boot } from "./boot.js";
import { takeCarried, unpack } from "./carry.js";
import { Boundary, BrokenPage } from "./components/boundary.jsx";
import { followLanguages } from "./i18n.js";
import { recall } from "./memory/history.js";
import { pause } from "./memory/slices.js";
import { createGame } from "./play/game.js";
import { listenTo } from "./play/hearing.js";
import { followFirstSolved } from "./play/newcomer.js";
import { createRace } from "./play/race.js";
import { recoverRounds } from "./play/round.js";
import { followVisibility } from "./play/stopwatch.js";
import { createWorkbench } from "./play/workbench.js";
import { followAddress } from "./router.js";
import { Shell } from "./shell.jsx";
import { keepOffline } from "./updates.js";

/** Starts the page in three tasks, so that a slow phone paints and hears its player in between. */
async function start() {
  boot();
  recall();
  followLanguages();
  followAddress();
  followVisibility();
  await pause();

  dressDocument();
  followFirstSolved();
  const carried = takeCarried();
  const game = createGame(carried?.hand);
  const race = createRace();
  const bench = createWorkbench();
  if (carried) unpack(carried, game, bench);
  keepOffline();
  listenTo(game);
  recoverRounds();
  await pause();

  const root = document.getElementById("app");
  if (root) {
    const page = <Shell game={game} race={race} bench={bench} />;
    render(<Boundary instead={<BrokenPage />}>{page}</Boundary>, root);
  }
  const frame = document.getElementById("frame");
  if (frame?.dataset.trouble !== "bare") frame?.remove();
}

start();
