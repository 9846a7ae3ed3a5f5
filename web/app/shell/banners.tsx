import { RestartBanner } from "./restart-banner.jsx";
import { saveSession } from "./session.js";
import { StorageBanner } from "./storage-banner.jsx";
import { UpdateBanner } from "./update-banner.jsx";

export { keepOffline } from "./updates.js";

/** @import { Game } from "../game/game.js" */
/** @import { SolveForm } from "../solve/solve-form.js" */

/**
 * The banners over the header. The session is saved before a newer build is loaded.
 *
 * @param {{game: Game, solveForm: SolveForm}} props
 */
export function Banners({ game, solveForm }) {
  return (
    <>
      <RestartBanner />
      <StorageBanner />
      <UpdateBanner save={() => saveSession(game, solveForm)} />
    </>
  );
}
