/** Stubs of the few browser interfaces that the tested modules use. */

/**
 * Defines a global that modules expect from a browser.
 *
 * @param name such as `location`
 */
export function provide(name: string, value: unknown) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Opens an address. `history` lists the addresses that the page visits from there. */
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
    replaceState(_state: unknown, _title: string, hash?: string) {
      if (hash !== undefined) visited[visited.length - 1] = hash;
    },
  });
  return visited;
}

/** Provides `addEventListener` as in a window. Returns the target that dispatches the events. */
export function openWindow() {
  const target = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener"] as const) {
    provide(name, target[name].bind(target));
  }
  return target;
}

/** Gives the page empty storage. */
export function openStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    const stored: Record<string, string> = {};
    Object.defineProperties(stored, {
      getItem: { value: (key: string) => stored[key] ?? null },
      setItem: {
        value(key: string, text: string) {
          stored[key] = text;
        },
      },
      removeItem: { value: (key: string) => delete stored[key] },
    });
    provide(name, stored);
  }
}

/** Provides classes of elements, for modules that check what has the focus. */
export function provideElements() {
  class Element extends EventTarget {
    type = "text";
    private selectors: string[];

    /** @param selectors that it matches */
    constructor(...selectors: string[]) {
      super();
      this.selectors = selectors;
    }

    matches(selector: string) {
      return this.selectors.includes(selector);
    }
  }
  class Input extends Element {
    matches(selector: string) {
      const isText = this.type !== "radio" && selector.includes("input:not([type=radio])");
      return isText || super.matches(selector);
    }
  }
  class Button extends Element {}
  class Select extends Element {
    matches(selector: string) {
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
 * @param more modifiers, or the `target`
 */
export function press(window: EventTarget, key: string, more: object = {}) {
  const event = new Event("keydown", { cancelable: true });
  const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  for (const [name, value] of Object.entries({ key, ...modifiers, isComposing: false, ...more })) {
    Object.defineProperty(event, name, { value });
  }
  return !window.dispatchEvent(event);
}
