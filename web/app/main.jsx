import { render } from "preact";
import { dressDocument } from "./appearance.js";
import { createGame } from "./play/game.js";
import { createWorkbench } from "./play/workbench.js";
import { Shell } from "./shell.jsx";

dressDocument();

const root = document.getElementById("app");
if (root) render(<Shell game={createGame()} bench={createWorkbench()} />, root);
