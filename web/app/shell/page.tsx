import { Boundary } from "../base/ui/loading/boundary.tsx";
import { Announcer } from "../base/ui/notices/announcer.tsx";
import type { SolveForm } from "../learn/solver/solve-form.ts";
import type { Game } from "../play/game/game.ts";
import { BrokenPage } from "./lazy-pages.ts";
import { Shell } from "./shell.tsx";

/** The whole page, with its announcements. */
export function Page(props: { game: Game; solveForm: SolveForm }) {
  return (
    <>
      <Boundary instead={<BrokenPage />}>
        <Shell {...props} />
      </Boundary>
      <Announcer />
    </>
  );
}
