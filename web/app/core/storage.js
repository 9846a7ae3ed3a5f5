/**
 * A value stored on this device, or null when there is none or the browser stores nothing.
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
 * A value stored for as long as this tab is open, or null.
 *
 * @param {string} key
 * @returns {unknown}
 */
export function loadForTab(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Stores a value for as long as this tab is open, where the browser allows it.
 *
 * @param {string} key
 * @param {unknown} value
 */
export function saveForTab(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/**
 * Stores a value on this device; false when the browser refuses.
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
