/** Whether the page runs as an installed app. */
export const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/**
 * Where Apple's browsers add the page as an app; null in other browsers, and in the app. These
 * browsers delete the data of a page that is not visited for seven days of browsing, and offer no
 * installation by script.
 */
export function appleHome(): "home" | "dock" | null {
  const { maxTouchPoints, platform, vendor } = navigator;
  if (!vendor?.startsWith("Apple") || location.protocol === "file:" || isInstalled()) return null;
  if (/^iP/.test(platform)) return "home";
  if (platform !== "MacIntel") return null; // WebKit on Linux
  return maxTouchPoints > 1 ? "home" : "dock";
}
