/** Sets a performance mark of the page's contract, but only the first time. */
export function markOnce(name: "interactive" | "first-answer") {
  const full = `twentyfour:${name}`;
  if (!performance.getEntriesByName(full).length) performance.mark(full);
}
