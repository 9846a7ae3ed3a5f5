/**
 * What a translator of a browser puts in the place of a text: `<font>` elements instead of the text,
 * as Chrome does, or around it; or another text, as Safari does, which replaces all texts of a
 * paragraph.
 */
export type Kind = "font" | "wrap" | "text" | "paragraph";

/** In front of each translation. */
export const MARK = "~";

const SKIPPED = "[translate=no], font, script, style, noscript, textarea";

/**
 * Translates the texts below a node, and those that are inserted later. Like the translators of
 * browsers it works in tasks of its own. It does not see what is written into a text.
 *
 * @returns a function that stops it, and shows the original in the place of `<font>` elements
 */
export function translate(root: Node, kind: Kind) {
  const fonts = new Map<Element, Text>();
  let waiting: Node[] = [root];
  const observer = new MutationObserver((records) => {
    if (waiting.length === 0) setTimeout(work);
    waiting.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(work);

  function work() {
    const texts = new Set(waiting.flatMap(textsIn).filter(isOriginal));
    waiting = [];
    if (kind === "paragraph") for (const element of paragraphsOf(texts)) renew(element);
    else for (const text of texts) replace(text, kind);
    observer.takeRecords();
  }

  function replace(text: Text, kind: Kind) {
    const words = `${MARK}${text.data}`;
    if (kind === "text") return text.replaceWith(words);
    const font = document.createElement("font");
    const inner = document.createElement("font");
    font.append(inner);
    fonts.set(font, text);
    text.before(font);
    if (kind === "font") {
      text.remove();
      inner.append(words);
    } else inner.append(MARK, text);
  }

  return () => {
    observer.disconnect();
    for (const [font, text] of fonts) if (font.isConnected) font.replaceWith(text);
  };
}

/** The elements with these texts, and the elements around them in the same paragraph. */
function paragraphsOf(texts: Iterable<Text>) {
  const found = new Set<Element>();
  for (const { parentElement } of texts) {
    for (let element = parentElement; element; element = element.parentElement) {
      found.add(element);
      if (getComputedStyle(element).display !== "inline") break;
    }
  }
  return found;
}

/** Replaces the texts of an element. Removes all its nodes meanwhile. */
function renew(element: Element) {
  const nodes = [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text)) return node;
    if (node.data === "") return [];
    return new Text(isOriginal(node) ? `${MARK}${node.data}` : node.data);
  });
  while (element.lastChild) element.lastChild.remove();
  element.append(...nodes);
}

export function textsIn(node: Node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts = node instanceof Text ? [node] : [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Whether a text is to be translated, and is not yet. */
export const isOriginal = ({ data, parentElement }: Text) =>
  /\p{L}/u.test(data) &&
  !data.startsWith(MARK) &&
  parentElement?.isConnected === true &&
  !parentElement.closest(SKIPPED);
