import { reloadFresh } from "../app/core/reload.ts";

/** Says in the document itself when the game does not start, and offers to load the page anew. */

const LATE = 10_000;

/** @param trouble `bare`: only the styles are missing */
function tell(trouble: "late" | "failed" | "bare") {
  const frame = document.getElementById("frame");
  if (frame) frame.dataset.trouble = trouble;
}

export function watchForTrouble() {
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel !== "stylesheet") return;
      if (target instanceof HTMLImageElement) return;
      tell(target instanceof HTMLLinkElement ? "bare" : "failed");
    },
    true,
  );
  addEventListener("unhandledrejection", () => tell("failed"));
  setTimeout(() => document.getElementById("frame")?.dataset.trouble || tell("late"), LATE);

  addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest("#frame button") : null;
    if (!(button instanceof HTMLButtonElement)) return;
    button.disabled = true;
    await reloadFresh();
    button.disabled = false;
  });
}
