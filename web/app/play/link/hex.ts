import { base16 } from "rfc4648";

/** Bytes as hexadecimal digits in lower case. */
export const hex = {
  parse: (text: string) => base16.parse(text.toUpperCase()),
  stringify: (bytes: Uint8Array) => base16.stringify(bytes).toLowerCase(),
};
