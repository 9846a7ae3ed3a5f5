/** What the hand needs a moment after it lies there, in one chunk. */
export * as modes from "../modes/parts.ts";
export { listenForScreen } from "../screen/open-screen.ts";
export { SittingLine } from "../sitting/sitting-line.tsx";
export { guardFocus } from "../ui/focus-guard.ts";
export { FailureNotice } from "../ui/notices/failure-notice.tsx";
export { announceGame } from "./announcing/announce.ts";
export { CombineChoice } from "./combining/combine-choice.tsx";
export { Walkthrough } from "./combining/walkthrough-view.tsx";
export { Feedback } from "./feedback/feedback.tsx";
export { playSounds } from "./feedback/sound-effects.ts";
export { ModeChoices } from "./modes/mode-choices.tsx";
export { Burst } from "./win/burst.tsx";
