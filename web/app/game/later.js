import { lazy } from "../ui/lazy.jsx";

/** What is told after a win is loaded later. */
export const Ways = lazy(async () => (await import("./ways.jsx")).Ways);
