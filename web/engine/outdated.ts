import { StartError, startCode } from "./errors.ts";

/**
 * Throws the reason, or `outdated` if the host has a newer build and no longer has the files of
 * this one.
 */
export async function explainByBuild(reason: Error): Promise<never> {
  const code = startCode(reason);
  const doubtful = code === "missing" || code === "corrupt";
  throw doubtful && (await isOutdated()) ? new StartError("outdated", reason.message) : reason;
}

/** Whether the host's current page names another script than this page. */
async function isOutdated() {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (!script) return false;
  try {
    const answer = await fetch(location.href.replace(/#.*/s, ""), { cache: "no-store" });
    const page = await answer.text();
    return answer.ok && page.includes('data-engine="loading"') && !page.includes(script);
  } catch {
    return false;
  }
}
