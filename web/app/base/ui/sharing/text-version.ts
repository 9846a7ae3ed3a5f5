/**
 * The end of a text that shares a result: the version of its form. A later version can then be told
 * apart when a chat is read back (`docs/formats.md`).
 */
export const TEXT_VERSION = " ·1";
