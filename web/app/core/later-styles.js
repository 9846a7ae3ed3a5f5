/** The id of the link to the styles of all that is loaded later; the one file has no such link. */
const LINK = "later-styles";

/** @type {Promise<void> | null} */
let pending = null;

/**
 * Puts the styles of what is loaded later to use. The document fetches them beside everything else,
 * for no medium. Rejects where they did not arrive; the next call tries again.
 */
export function laterStyles() {
  pending ??= use().catch((error) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function use() {
  const link = /** @type {HTMLLinkElement | null} */ (document.getElementById(LINK));
  if (!link) return;
  if (isLoaded(link)) link.media = "all";
  else await fetchAgain(link);
}

/**
 * Browsers have a sheet also for styles that did not arrive; some of them don't let its rules be read.
 *
 * @param {HTMLLinkElement} link
 */
function isLoaded({ sheet }) {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * A link that is still being fetched cannot be told from one that has failed, so a second one is put
 * in its place.
 *
 * @param {HTMLLinkElement} link
 */
function fetchAgain(link) {
  const another = /** @type {HTMLLinkElement} */ (link.cloneNode());
  another.media = "all";
  return new Promise((resolve, reject) => {
    another.onload = resolve;
    another.onerror = () => {
      another.media = "not all";
      reject(new Error(`${another.href} did not arrive`));
    };
    link.replaceWith(another);
  });
}
