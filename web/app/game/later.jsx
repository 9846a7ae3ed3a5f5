/** What the hand needs a moment after it lies there, in one chunk. */
export { SittingLine } from "../sitting/sitting-line.jsx";
export { Burst } from "./burst.jsx";
export { Feedback } from "./feedback.jsx";
export { ModeChoices } from "./mode-choices.jsx";
export { Showing } from "./showing.jsx";
export { playSounds } from "./sound-effects.js";
