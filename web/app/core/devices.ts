/** Whether the player most likely has a keyboard: the device is pointed at, and nothing on it is touched. */
export const hasKeyboard = () =>
  matchMedia("(pointer: fine)").matches && !matchMedia("(any-pointer: coarse)").matches;
