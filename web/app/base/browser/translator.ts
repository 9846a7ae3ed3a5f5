import { options, type VNode } from "preact";

/**
 * Keeps the page current while the browser translates it.
 *
 * A translator replaces the texts that Preact has drawn: in Chrome by `<font>` elements, in Safari
 * by other texts. Preact would go on to update the replaced texts, which nobody sees. So a replaced
 * text goes back to its place, blank, next to its translation. When the page changes something in
 * the same element, the translation goes, and the text comes back as a new node, which the
 * translator sees.
 */

/** The nodes that Preact has drawn; false after it has removed them. */
const drawn = new WeakMap<Node, boolean>();

/** The words of the texts that are blank. */
const words = new WeakMap<Node, string>();

let isTranslated = false;

/** Call this before anything is drawn. */
export function followTranslator() {
  const { diffed, unmount } = options;
  options.diffed = (vnode) => {
    diffed?.(vnode);
    note(vnode, true);
  };
  options.unmount = (vnode) => {
    unmount?.(vnode);
    note(vnode, false);
  };
  const observer = new MutationObserver((records) => {
    isTranslated ||= records.some(({ target, removedNodes }) =>
      [...removedNodes].some((node) => drawn.get(node) && node.parentNode !== target),
    );
    if (!isTranslated) return;
    records.reverse();
    for (const parent of new Set(records.map(parentOf))) {
      if (parent && drawn.get(parent)) follow(parent, records);
    }
    observer.takeRecords(); // forgets what `follow` has changed
  });
  observer.observe(document.body, { subtree: true, childList: true, characterDataOldValue: true });
}

/** Notes the node of a virtual node, in the property that `@preact/signals` reads too. */
function note(vnode: VNode, isDrawn: boolean) {
  const { __e: node } = vnode as VNode & { __e?: Node | null };
  if (node) drawn.set(node, isDrawn);
}

/** The element whose children a record is about. */
const parentOf = ({ target, type }: MutationRecord) =>
  type === "childList" ? target : target.parentNode;

/**
 * Puts back the texts that a translator has taken from an element. If it has taken none, and the
 * page has changed the element, removes the translations in it.
 *
 * @param records of all elements, the last one first
 */
function follow(parent: Node, records: MutationRecord[]) {
  const fresh = new Set<Node>();
  let before: Node[] = [...parent.childNodes];
  let isChanged = false;
  for (const record of records) {
    if (parentOf(record) !== parent) continue;
    const { target, oldValue, addedNodes, removedNodes, nextSibling } = record;
    const added = [...addedNodes];
    before = before.filter((node) => !added.includes(node));
    before.splice(nextSibling ? before.indexOf(nextSibling) : before.length, 0, ...removedNodes);
    isChanged ||= [target, ...added, ...removedNodes].some((it) => it !== parent && drawn.has(it));
    if (oldValue !== null && !/\p{L}/u.test(oldValue)) {
      words.delete(target); // the page has written to a text that the translator does not watch
      fresh.add(target);
    }
  }
  let next: Node | null = null;
  for (const node of before.reverse()) {
    if (!drawn.get(node)) continue;
    if (node.parentNode !== parent) {
      isChanged = false;
      if (node instanceof Text) {
        node.parentNode?.replaceChild(node.cloneNode(), node); // the translator's element keeps a copy
        if (node.data) words.set(node, node.data);
        node.data = "";
      }
      parent.insertBefore(node, next);
    }
    next = node;
  }
  if (isChanged) {
    for (const node of [...parent.childNodes]) {
      const text = words.get(node);
      if (!drawn.has(node)) node.remove();
      if (text === undefined) continue;
      node.nodeValue = text;
      words.delete(node);
      fresh.add(node);
    }
  }
  for (const node of fresh) node.parentNode?.insertBefore(node, node.nextSibling);
}
