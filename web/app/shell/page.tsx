import { Announcer } from "../ui/announcer.jsx";
import { Boundary } from "../ui/boundary.jsx";
import { BrokenPage } from "./pages.js";
import { Shell } from "./shell.jsx";

/** @import { Game } from "../game/game.js" */
/** @import { SolveForm } from "../solve/solve-form.js" */

/**
 * The whole page, and what is announced of it.
 *
 * @param {{game: Game, solveForm: SolveForm}} props
 */
export function Page(props) {
  return (
    <>
      <Boundary instead={<BrokenPage />}>
        <Shell {...props} />
      </Boundary>
      <Announcer />
    </>
  );
}
