/** What a player sees who races somebody, or is about to choose whom, in one chunk. */

export { PaceLine } from "./pace-line.tsx";
export { PaceMenu } from "./pace-menu.tsx";
