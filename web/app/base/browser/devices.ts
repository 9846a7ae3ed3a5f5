/** Whether the player most likely has a keyboard: the device has a mouse and no touch screen. */
export const hasKeyboard = () =>
  matchMedia("(pointer: fine)").matches && !matchMedia("(any-pointer: coarse)").matches;
