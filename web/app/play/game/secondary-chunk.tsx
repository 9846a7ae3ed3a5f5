/** Everything that the hand needs a moment after it appears, in one chunk. */

export { guardFocus } from "../../base/ui/focus-guard.ts";
export { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
export { TableStar } from "../../player/lists/table-star.tsx";
export { encode } from "../../table/hand/trail.ts";
export { CombineChoice } from "../../table/views/combine-choice.tsx";
export * as modes from "../all-parts.ts";
export { SittingLine } from "../session/sitting-line.tsx";
export { announceGame } from "./announcing/announce.ts";
export { Feedback } from "./feedback/feedback.tsx";
export { playEffects } from "./feedback/sound-effects.ts";
export { Guide } from "./guide/guide-view.tsx";
export { DealSettings } from "./mode/deal-settings.tsx";
export { ModeChoices } from "./mode/mode-choices.tsx";
export { listenForScreen } from "./open-screen.ts";
export { LevelSheet } from "./stage/level-sheet.tsx";
export { Burst } from "./win/burst.tsx";
export { WinSheet } from "./win/win-sheet.tsx";
