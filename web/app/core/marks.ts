/**
 * Sets a performance mark of the page's contract, the first time only.
 *
 * @param {"interactive" | "first-answer"} name
 */
export function markOnce(name) {
  const full = `twentyfour:${name}`;
  if (!performance.getEntriesByName(full).length) performance.mark(full);
}
