/**
 * The first of a player's languages that the page has, in the script that the player reads if it can
 * be had; else English.
 *
 * @param preferred such as `pt-PT`, `zh-TW`
 * @param tags of the languages that the page has
 */
export function bestLanguage(preferred: readonly string[], tags: string[]) {
  for (const wanted of preferred) {
    const same = tags.filter((tag) => languageOf(tag) === languageOf(wanted));
    const [first] = same;
    if (!first) continue;
    if (same.length === 1) return first;
    return same.find((tag) => scriptOf(tag) === scriptOf(wanted)) ?? first;
  }
  return "en";
}

const languageOf = (tag: string) => tag.replace(/-.*/, "").toLowerCase();

/**
 * Most scripts are not in the tag. To know them, a browser reads tables first, for up to 15 ms.
 *
 * @param tag one that is not valid has no script
 */
function scriptOf(tag: string) {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return null;
  }
}
