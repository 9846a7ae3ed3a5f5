/** Loads the page anew, going round every cache; how that is done is loaded when it is wanted. */
export async function reloadFresh() {
  const reload = await import("./reload.js").catch(() => null);
  if (reload) await reload.reloadFresh();
  else location.reload();
}
