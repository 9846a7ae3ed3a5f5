import fc from "fast-check";

const sign = fc
  .oneof(fc.nat(0xff), fc.nat(0xd7ff), fc.integer({ min: 0x1_0000, max: 0x10_ffff }))
  .map((code) => String.fromCodePoint(code));

/** Any text of whole code points. (The library's own generator takes half a second to create.) */
export const anyText = (limits: { maxLength?: number } = {}) =>
  fc.string({ unit: sign, ...limits });
