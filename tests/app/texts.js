import { fc } from "../../web/testing.js";

const sign = fc
  .oneof(fc.nat(0xff), fc.nat(0xd7ff), fc.integer({ min: 0x1_0000, max: 0x10_ffff }))
  .map((code) => String.fromCodePoint(code));

/**
 * Any text at all, of whole code points. (The library's own takes half a second to make.)
 *
 * @param {{maxLength?: number}} [limits]
 */
export const anyText = (limits = {}) => fc.string({ unit: sign, ...limits });
