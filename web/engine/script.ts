import { StartError } from "./errors.ts";
import { trusted } from "./trusted.ts";

/** Runs a further script on the page. */
export function loadScript(url: string) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.type = "module";
    script.onload = resolve;
    script.onerror = () => reject(new StartError("download", `${url} did not load`));
    script.src = trusted(url);
    document.head.append(script);
  });
}
