/**
 * A value kept on this device, or null when there is none or the browser keeps nothing.
 *
 * @param {string} key
 * @returns {unknown}
 */
export function load(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps a value; false when the browser refuses.
 *
 * @param {string} key
 * @param {unknown} value
 */
export function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
