/** What the hand needs a moment after it lies there, in one chunk. */
export * as modes from "../modes/parts.js";
export { listenForScreen } from "../screen/open-screen.js";
export { SittingLine } from "../sitting/sitting-line.jsx";
export { guardFocus } from "../ui/focus-guard.js";
export { FailureNotice } from "../ui/notices/failure-notice.jsx";
export { announceGame } from "./announcing/announce.js";
export { CombineChoice } from "./combining/combine-choice.jsx";
export { Walkthrough } from "./combining/walkthrough.jsx";
export { Feedback } from "./feedback/feedback.jsx";
export { playSounds } from "./feedback/sound-effects.js";
export { ModeChoices } from "./modes/mode-choices.jsx";
export { Burst } from "./win/burst.jsx";
