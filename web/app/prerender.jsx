import { renderToString } from "preact-render-to-string";
import { followLanguages } from "./core/i18n.js";
import { followAddress } from "./core/router.js";
import { restoreSettings } from "./core/settings.js";
import { createGame } from "./game/game.js";
import { nameOfPage, Page } from "./shell/page.jsx";
import { createSolveForm } from "./solve/solve-form.js";

/** The page that `main.jsx` draws for who has never been here, for the build to write it down. */
export async function prerender() {
  restoreSettings();
  followAddress();
  await followLanguages();
  const game = createGame();
  const page = <Page game={game} solveForm={createSolveForm()} />;
  return { name: nameOfPage(game), html: renderToString(page) };
}
