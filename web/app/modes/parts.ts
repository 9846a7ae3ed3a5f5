/** What the modes draw and the first hand does not need: in the chunk of `game/later.jsx`. */
export * as challenge from "./challenge/challenge-parts.jsx";
export * as closest from "./closest/closest-parts.jsx";
export * as daily from "./daily/daily-parts.jsx";
export * as endless from "./endless/endless-parts.jsx";
export * as find from "./find/find-parts.jsx";
export * as practice from "./practice/practice-parts.jsx";
export * as race from "./race/race-parts.jsx";
export * as sprint from "./sprint/sprint-parts.jsx";
