import { keyOf, t } from "./i18n.js";

/** @param {string} code of a technique, which an older or newer version may have recorded */
export const techniqueName = (code) =>
  t(keyOf(`stats.technique.${code}`) ?? "stats.technique.other");
