/** Everything that the hand needs a moment after it appears, in one chunk. */

export { encode } from "../hand/trail.ts";
export { TableStar } from "../lists/table-star.tsx";
export * as modes from "../modes/parts.ts";
export { listenForScreen } from "../screen/open-screen.ts";
export { SittingLine } from "../sitting/sitting-line.tsx";
export { guardFocus } from "../ui/focus-guard.ts";
export { FailureNotice } from "../ui/notices/failure-notice.tsx";
export { CombineChoice } from "../ui/table/combine-choice.tsx";
export { announceGame } from "./announcing/announce.ts";
export { Feedback } from "./feedback/feedback.tsx";
export { playEffects } from "./feedback/sound-effects.ts";
export { Guide } from "./guide/guide-view.tsx";
export { DealSettings } from "./modes/deal-settings.tsx";
export { ModeChoices } from "./modes/mode-choices.tsx";
export { LevelSheet } from "./table/level-sheet.tsx";
export { Burst } from "./win/burst.tsx";
export { WinSheet } from "./win/win-sheet.tsx";
