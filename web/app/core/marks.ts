/** Sets a performance mark of the page's contract, the first time only. */
export function markOnce(name: "interactive" | "first-answer") {
  const full = `twentyfour:${name}`;
  if (!performance.getEntriesByName(full).length) performance.mark(full);
}
