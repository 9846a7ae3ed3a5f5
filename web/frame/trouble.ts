import { reloadFresh } from "../app/base/browser/reload.ts";

/** Reports in the document itself that the game does not start, and offers to reload the page. */

const LATE = 10_000;

/**
 * Browsers that lack import maps also lack what the page needs. Their errors are not the fault of
 * a file.
 */
const isOld = !HTMLScriptElement.supports?.("importmap");

/** Why a file does not load: it did not arrive whole, or the frame has no origin. */
type Cause = "failed" | "sandboxed";

/** @param trouble `bare`: only the styles are missing */
function report(trouble: "late" | "bare" | Cause) {
  const frame = document.getElementById("frame");
  if (frame) frame.dataset.trouble = isOld && trouble !== "bare" ? "old" : trouble;
}

/** @param cause of a file that does not load */
export function watchForTrouble(cause: Cause = "failed") {
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel !== "stylesheet") return;
      if (target instanceof HTMLImageElement) return;
      const isBare = target instanceof HTMLLinkElement && cause === "failed";
      report(isBare ? "bare" : cause);
    },
    true,
  );
  addEventListener("unhandledrejection", () => report(cause));
  setTimeout(() => document.getElementById("frame")?.dataset.trouble || report("late"), LATE);

  addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest("#frame button") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    button.disabled = true;
    await reloadFresh();
    button.disabled = false;
  });
}
