/**
 * The first of a player's languages that the page has, in the script that the player reads if it can
 * be had; else English.
 *
 * @param {readonly string[]} preferred such as `pt-PT`, `zh-TW`
 * @param {string[]} tags of the languages that the page has
 */
export function bestLanguage(preferred, tags) {
  const known = tags.map(described);
  for (const { language, script } of preferred.map(described)) {
    const same = known.filter((one) => one.language === language);
    const best = same.find((one) => one.script === script) ?? same[0];
    if (best) return best.tag;
  }
  return "en";
}

/**
 * The language and the script of a tag; a tag that is not valid has none.
 *
 * @param {string} tag
 */
function described(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { tag, language, script };
  } catch {
    return { tag, language: "", script: "" };
  }
}
