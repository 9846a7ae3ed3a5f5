/**
 * The components of modes that the first hand does not need. They are in the chunk of
 * `game/secondary-chunk.tsx`.
 */
export * as challenge from "../challenge/parts.tsx";
export * as closest from "../closest/parts.tsx";
export * as daily from "../daily/parts.tsx";
export * as endless from "../endless/parts.tsx";
export * as find from "../find/parts.tsx";
export * as lists from "../lists/parts.tsx";
export * as practice from "../practice/parts.tsx";
export * as race from "../race/parts.tsx";
export * as sprint from "../sprint/parts.tsx";
export * as train from "../train/parts.tsx";
