/**
 * An open dialog has an entry of its own in the browser's history, above the entry of its page, so
 * that Back closes the dialog. A closed dialog leaves its entry behind; the next dialog takes it,
 * and Back skips it.
 */
const skip = () => history.back();

let leave: () => void = skip;

/** The entry that was shown last. */
let last = { hash: "", ofDialog: false };

const shown = () => ({ hash: location.hash, ofDialog: history.state?.dialog === true });

/** Adds the entry of a dialog that has opened. Going back then calls `close`. */
export function addDialogEntry(close: () => void) {
  leave = close;
  if (!shown().ofDialog) history.pushState({ ...history.state, dialog: true }, "");
  last = shown();
  addEventListener("popstate", follow);
}

/** @param close of the dialog that has closed */
export function leaveDialogEntry(close: () => void) {
  if (leave === close) leave = skip;
}

function follow() {
  const before = last;
  last = shown();
  if (before.ofDialog && !last.ofDialog && before.hash === last.hash) leave();
}
