import { reloadFresh } from "../app/core/reload.js";

/** Says in the document itself when the game does not start, and offers to load the page anew. */

const LATE = 10_000;

/** @param {"late" | "failed" | "bare"} trouble `bare`: only the styles are missing */
function tell(trouble) {
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
