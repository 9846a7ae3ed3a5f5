/** What the hand needs a moment after it lies there, in one chunk. */
export { SittingLine } from "../sitting/sitting-line.jsx";
export { FailureNotice } from "../ui/failure-notice.jsx";
export { Burst } from "./burst.jsx";
export { CombineChoice } from "./combine-choice.jsx";
export { Feedback } from "./feedback.jsx";
export { ModeChoices } from "./mode-choices.jsx";
export { Showing } from "./showing.jsx";
export { playSounds } from "./sound-effects.js";
