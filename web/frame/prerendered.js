import { keepEvents, takeEvents } from "../app/core/early-events.js";
import { markOnce } from "../app/core/marks.js";
import { painted } from "../app/core/painted.js";
import { beginPage } from "./begin.js";
import { isFirstVisit } from "./first-visit.js";
import { lendCalls } from "./lent-calls.js";

/**
 * Shows the page that the build has written into the document, to who is here for the first time: the
 * first hand lies there before any script is. Runs when the styles are there.
 */

const frame = document.getElementById("frame");
const root = document.getElementById("app");

/** The one in the player's language, for what the screen is touched with. */
function findPage() {
  const way = matchMedia("(pointer: coarse)").matches ? "combine" : "type";
  const start = `${document.documentElement.lang} ${way} `;
  return /** @type {HTMLTemplateElement | null} */ (
    frame?.querySelector(`[data-prerendered^="${start}"]`)
  );
}

/** Another page is asked for: until the scripts are there, it is awaited as on any other visit. */
function leave() {
  if (!globalThis.takeEarlyEvents) return;
  takeEvents();
  delete frame?.dataset.prerendered;
  root?.replaceChildren();
}

/** @param {HTMLTemplateElement} page */
async function show({ content, dataset }) {
  if (!frame || !root) return;
  lendCalls();
  root.append(content);
  keepEvents(root);
  addEventListener("hashchange", leave);
  frame.dataset.prerendered = dataset.prerendered;
  if (matchMedia("(pointer: fine)").matches) root.querySelector("input")?.focus();
  await painted();
  markOnce("interactive");
}

const page = isFirstVisit() && !frame?.dataset.trouble ? findPage() : null;
if (page) show(page).then(beginPage);
else beginPage();
