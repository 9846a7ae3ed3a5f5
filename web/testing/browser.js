/** Stubs of the few browser interfaces that the tested modules use. */

/**
 * Defines a global that modules expect from a browser.
 *
 * @param {string} name such as `location`
 * @param {unknown} value
 */
export function provide(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/**
 * Opens an address. `history` lists the addresses that the page visits from there.
 *
 * @param {string} [address]
 */
export function openAt(address = "https://example.org/24/") {
  const place = new URL(address);
  const visited = [place.hash];
  provide("location", {
    origin: place.origin,
    protocol: place.protocol,
    pathname: place.pathname,
    get hash() {
      return visited.at(-1) ?? "";
    },
    set hash(hash) {
      visited.push(hash);
    },
  });
  provide("history", {
    /** @param {unknown} _state @param {string} _title @param {string} [hash] */
    replaceState(_state, _title, hash = visited.at(-1)) {
      visited[visited.length - 1] = hash ?? "";
    },
  });
  return visited;
}

/** Provides `addEventListener` as in a window. Returns the target that dispatches the events. */
export function openWindow() {
  const target = new EventTarget();
  for (const name of /** @type {const} */ (["addEventListener", "removeEventListener"])) {
    provide(name, target[name].bind(target));
  }
  return target;
}

/** Gives the page empty storage. */
export function openStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    /** @type {Record<string, string>} */
    const stored = {};
    Object.defineProperties(stored, {
      getItem: { value: (/** @type {string} */ key) => stored[key] ?? null },
      setItem: {
        value(/** @type {string} */ key, /** @type {string} */ text) {
          stored[key] = text;
        },
      },
      removeItem: { value: (/** @type {string} */ key) => delete stored[key] },
    });
    provide(name, stored);
  }
}

/** Provides classes of elements, for modules that check what has the focus. */
export function provideElements() {
  class Element extends EventTarget {
    /** @param {string[]} selectors that it matches */
    constructor(...selectors) {
      super();
      this.selectors = selectors;
      this.type = "text";
    }

    /** @param {string} selector */
    matches(selector) {
      return this.selectors.includes(selector);
    }
  }
  class Input extends Element {
    /** @param {string} selector */
    matches(selector) {
      const isText = this.type !== "radio" && selector.includes("input:not([type=radio])");
      return isText || super.matches(selector);
    }
  }
  class Button extends Element {}
  class Select extends Element {
    /** @param {string} selector */
    matches(selector) {
      return selector.startsWith("select") || super.matches(selector);
    }
  }
  provide("Element", Element);
  provide("HTMLInputElement", Input);
  provide("HTMLButtonElement", Button);
  provide("HTMLSelectElement", Select);
  return { Element, Input, Button, Select };
}

/**
 * Presses a key on an element. Returns whether the page handled it.
 *
 * @param {EventTarget} window
 * @param {string} key
 * @param {object} [more] modifiers, or the `target`
 */
export function press(window, key, more = {}) {
  const event = new Event("keydown", { cancelable: true });
  const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  for (const [name, value] of Object.entries({ key, ...modifiers, isComposing: false, ...more })) {
    Object.defineProperty(event, name, { value });
  }
  return !window.dispatchEvent(event);
}
