/** Everything that the hand needs a moment after it appears, in one chunk. */

export { guardFocus } from "../../base/ui/input/focus-guard.ts";
export { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
export { TableStar } from "../../player/lists/table-star.tsx";
export { encode } from "../../table/hand/trail.ts";
export { CombineChoice } from "../../table/views/combine-choice.tsx";
export { CombineFilm } from "../../table/views/combine-film.tsx";
export { SessionSummary } from "../session/session-summary.tsx";
export { announceGame } from "./announcing/announce.ts";
export { Feedback } from "./feedback/feedback.tsx";
export { playEffects } from "./feedback/sound-effects.ts";
export { GiveUp } from "./give-up.tsx";
export { Guide } from "./guide/guide-view.tsx";
export { DealSettings } from "./mode/deal-settings.tsx";
export { ModeChoices } from "./mode/mode-choices.tsx";
export { OnwardLink } from "./onward-link.tsx";
export { listenForScreen } from "./open-screen.ts";
export { PaceLine } from "./pace.tsx";
export { LevelSheet } from "./stage/level-sheet.tsx";
export { TableMenu } from "./table-menu.tsx";
export { Burst } from "./win/burst.tsx";
export { WinPicture } from "./win/win-picture.tsx";
export { WinSheet } from "./win/win-sheet.tsx";
