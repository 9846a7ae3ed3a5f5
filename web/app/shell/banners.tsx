import type { SolveForm } from "../learn/solver/solve-form.ts";
import { RestartBanner } from "./restart-banner.tsx";
import { saveSession } from "./solve-fields.ts";
import { StorageBanner } from "./storage-banner.tsx";
import { UpdateBanner } from "./update-banner.tsx";

export { startLater } from "./later.ts";

/** The banners above the header. Before a newer build is loaded, the session is saved. */
export function Banners({ solveForm }: { solveForm: SolveForm }) {
  return (
    <>
      <RestartBanner />
      <StorageBanner />
      <UpdateBanner save={() => saveSession(solveForm)} />
    </>
  );
}
