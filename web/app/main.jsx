import { render } from "preact";
import { dressDocument } from "./appearance.js";
import { unpack } from "./carry.js";
import { createGame } from "./play/game.js";
import { listenTo } from "./play/hearing.js";
import { createWorkbench } from "./play/workbench.js";
import { Shell } from "./shell.jsx";
import { keepOffline } from "./updates.js";

dressDocument();

const game = createGame();
const bench = createWorkbench();
unpack(game, bench);
keepOffline();
listenTo(game);

const root = document.getElementById("app");
if (root) render(<Shell game={game} bench={bench} />, root);
