/** What the modes draw and the first hand does not need: in the chunk of `game/later.tsx`. */
export * as challenge from "./challenge/challenge-parts.tsx";
export * as closest from "./closest/closest-parts.tsx";
export * as daily from "./daily/daily-parts.tsx";
export * as endless from "./endless/endless-parts.tsx";
export * as find from "./find/find-parts.tsx";
export * as practice from "./practice/practice-parts.tsx";
export * as race from "./race/race-parts.tsx";
export * as sprint from "./sprint/sprint-parts.tsx";
