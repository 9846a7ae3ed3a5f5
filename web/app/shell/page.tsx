import type { Game } from "../game/game.ts";
import type { SolveForm } from "../solve/solve-form.ts";
import { Announcer } from "../ui/announcer.tsx";
import { Boundary } from "../ui/boundary.tsx";
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
