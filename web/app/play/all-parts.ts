/**
 * The components of modes that the first hand does not need. They are in the chunk of
 * `play/game/secondary-chunk.tsx`.
 */
export * as challenge from "./modes/challenge/parts.tsx";
export * as closest from "./modes/closest/parts.tsx";
export * as daily from "./modes/daily/parts.tsx";
export * as endless from "./modes/endless/parts.tsx";
export * as find from "./modes/find/parts.tsx";
export * as lists from "./modes/lists/parts.tsx";
export * as practice from "./modes/practice/parts.tsx";
export * as race from "./modes/race/parts.tsx";
export * as sprint from "./modes/sprint/parts.tsx";
export * as train from "./modes/train/parts.tsx";
