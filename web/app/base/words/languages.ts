/**
 * The first of a player's languages that the page has, if possible in the player's script; else
 * English.
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
 * The script of a language tag. Most tags do not name it, so the browser looks it up in tables,
 * which it first reads for up to 15 ms.
 *
 * @param tag an invalid tag has no script
 */
function scriptOf(tag: string) {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return null;
  }
}
