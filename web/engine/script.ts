import { StartError } from "./errors.js";
import { trusted } from "./trusted.js";

/**
 * Runs a script on the page, beside those that are part of it.
 *
 * @param {string} url
 */
export function loadScript(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.onload = resolve;
    script.onerror = () => reject(new StartError("download", `${url} did not load`));
    script.src = trusted(url);
    document.head.append(script);
  });
}
