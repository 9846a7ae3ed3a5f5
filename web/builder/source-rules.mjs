// Checks the rules about the text of the page's modules, styles and headers:
// node builder/source-rules.mjs
import { readdirSync, readFileSync } from "node:fs";

/** This file, for whoever reads a fault. */
const HERE = "web/builder/source-rules.mjs";

const HEADERS = "builder/headers.py";

/** The module with the live regions of the page. */
const ANNOUNCER = "app/base/ui/notices/announcer.tsx";

/** The module that draws the whole page. */
const PAGE = "app/shell/page.tsx";

const LIVE = /aria-live=|role="(?:status|alert|log)"|<output/;
const OFF = /role="status"\s+aria-live="off"/g;

/** Elements that are in the document before they have words, so that their words are announced. */
const NEVER_HIDDEN = /\.unseen|\.verdict|aria-live|\.feedback > :empty/;

const MODES = "app/play/modes";

/** Modules outside the folder of a mode that may contain its name. */
const MAY_NAME = new Set([
  "app/base/browser/settings.ts: daily", // what the page opens first
  "app/base/browser/settings.ts: endless",
  "app/learn/lab/index.tsx: race", // a race of methods
  "app/play/modes/daily/streak-view.tsx: streak", // days in a row
  "app/me/album/collected.ts: find", // its win is every different solution
  "app/player/comparison/people.ts: find", // its time is not that of one solution
  "app/classroom/school/scorm-api.ts: review", // a value of SCORM
  "app/play/mode.ts: review", // a field of a deal
  "app/player/history/history.ts: lists", // a message of another tab
  "app/player/history/review/waiting.ts: endless", // only a plain hand waits
  "app/player/lists/own-lists.ts: lists", // the store of the player's lists
  "app/player/strength/estimate.ts: endless", // the first hand is a plain hand
  "app/shell/embed/hands-of-link.ts: daily", // a route
  "app/shell/pages.ts: daily", // a route
  "app/shell/pages.ts: lists", // a route
  "app/table/hand/wanted.ts: closest", // a call to Python
]);

/** Punctuation between two texts, which languages write differently: French puts a space before it. */
const JOINT = /\bt\([^`\n]*\)\}[:;.!?]|\.join\("[:;.] "\)/;

/** What the code contains if it uses a browser feature of `Permissions-Policy`. */
const FEATURES = {
  "clipboard-read": /clipboard\.read/,
  "clipboard-write": /clipboard\.write/,
  fullscreen: /requestFullscreen/,
  "screen-wake-lock": /wakeLock/,
  accelerometer: /Accelerometer|devicemotion/,
  autoplay: /new Audio\(|<video(?![^>]*\bmuted\b)|<audio/, // a muted video plays without it
  camera: /getUserMedia/,
  "display-capture": /getDisplayMedia/,
  "encrypted-media": /requestMediaKeySystemAccess/,
  geolocation: /geolocation/,
  gyroscope: /Gyroscope|deviceorientation/,
  hid: /\.hid\b/,
  "idle-detection": /IdleDetector/,
  "local-fonts": /queryLocalFonts/,
  magnetometer: /Magnetometer/,
  microphone: /audio: true|SpeechRecognition/,
  midi: /requestMIDIAccess/,
  payment: /PaymentRequest/,
  "picture-in-picture": /ictureInPicture/,
  "publickey-credentials-get": /navigator\.credentials/,
  serial: /navigator\.serial/,
  "sync-xhr": /XMLHttpRequest/,
  usb: /navigator\.usb/,
  "xr-spatial-tracking": /navigator\.xr/,
};

/** The values of colors and times: those of the first paint, and the others. */
const TOKENS = ["styles/tokens.css", "styles/themes.css"];
/** A color or a duration, except none. */
const LITERAL =
  /#[\da-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)|(?<![\w."-])(?:white|black|red|gold)(?![\w-])|(?<![\w.-])(?!0s)[\d.]+m?s\b/g;

const modules = filesOf(["app", "cage", "engine", "frame", "offline"], /(?<!\.d|\.test)\.tsx?$/);
const styles = filesOf(["app", "frame", "styles"], /\.css$/);
const faults = [
  ...liveRegions(),
  ...announcers(),
  ...hiddenRegions(),
  ...modeNames(),
  ...joints(),
  ...permissions(),
  ...tokens(),
];

for (const fault of faults) console.error(fault);
console.log(`${modules.size} modules, ${styles.size} styles, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;

/** Nothing is announced twice. */
function liveRegions() {
  return namesWhere(modules, (text) => LIVE.test(text.replace(OFF, "")))
    .filter((name) => name !== ANNOUNCER)
    .map((name) => `${name} has a live region: announce its words with say() or useSaid()`);
}

/** Announcements survive an error of the page. */
function announcers() {
  const caught = namesWhere(modules, (text) =>
    /<Boundary\b(?:(?!<\/Boundary>)[\s\S])*<Announcer/.test(text),
  );
  const cure = "put <Announcer /> into it, behind </Boundary>";
  return [
    ...caught.map((name) => `${name} has the announcer inside of a boundary: ${cure}`),
    ...(modules.get(PAGE)?.includes("<Announcer />") ? [] : [`${PAGE} has no announcer: ${cure}`]),
  ];
}

/** Screen readers do not announce words in an element that appears with them. */
function hiddenRegions() {
  return [...styles].flatMap(([name, text]) => {
    const onScreen = withoutComments(text).replace(/@media print \{.*?\n\}\n/gs, "");
    const hiding = onScreen.matchAll(/([^{};]+)\{[^{}]*(?:display: none|visibility: hidden)/g);
    return [...hiding]
      .map(([, selectors = ""]) => selectors.trim())
      .filter((selectors) => NEVER_HIDDEN.test(selectors))
      .map((selectors) => `${name} hides ${selectors}: use the class "unseen", or hide its parts`);
  });
}

/** Colors and durations have names, which a theme or reduced motion changes in one place. */
function tokens() {
  return [...styles]
    .filter(([name]) => !TOKENS.includes(name))
    .flatMap(([name, text]) =>
      [...withoutComments(text).matchAll(LITERAL)].map(
        ([literal]) => `${name} has ${literal}: name it in ${TOKENS[0]}`,
      ),
    );
}

/** A mode is added without a change of shared code. A link to the page of a mode names its route. */
function modeNames() {
  const modes = readdirSync(MODES, { withFileTypes: true }).filter((each) => each.isDirectory());
  const uses = modes.flatMap(({ name: mode }) => {
    const quoted = new RegExp(`(?<!\\b(?:href|go)\\()(["'\`])${mode}\\1`);
    return namesWhere(modules, (text) => quoted.test(withoutComments(text)))
      .filter((name) => name.startsWith("app/") && !name.startsWith(`${MODES}/${mode}/`))
      .map((name) => `${name}: ${mode}`);
  });
  const cure = `let ${MODES}/*/mode.ts declare the difference, or add a reason to MAY_NAME of ${HERE}`;
  return [
    ...uses
      .filter((use) => !MAY_NAME.has(use))
      .map((use) => `${use} is the name of a mode: ${cure}`),
    ...[...MAY_NAME]
      .filter((use) => !uses.includes(use))
      .map((use) => `${use} does not occur: remove it from MAY_NAME of ${HERE}`),
  ];
}

/** Sentences that the code joins are punctuated by the locales. */
function joints() {
  return namesWhere(modules, (text) => JOINT.test(withoutComments(text))).map(
    (name) => `${name} punctuates words: use labelled(), clauses() or t("sentence")`,
  );
}

/** The page may do only what it does. */
function permissions() {
  const text = readFileSync(HEADERS, "utf8");
  const [used, denied] = [/^USED = \(([^)]*)\)/m, /^DENIED = \(([\s\S]*?)^\)/m].map((table) =>
    [...(table.exec(text)?.[1] ?? "").matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name),
  );
  const features = new Set([...Object.keys(FEATURES), ...(used ?? []), ...(denied ?? [])]);
  return [...features].flatMap((feature) => {
    const call = FEATURES[/** @type {keyof typeof FEATURES} */ (feature)];
    if (!call) return [`${HEADERS} lists ${feature}: add its calls to FEATURES of ${HERE}`];
    const [user] = namesWhere(modules, (code) => call.test(code));
    if (user && !used?.includes(feature))
      return [`${user} uses ${feature}: list it in USED of ${HEADERS}`];
    if (!user && !denied?.includes(feature))
      return [`no module uses ${feature}: list it in DENIED of ${HEADERS}`];
    return [];
  });
}

/**
 * The texts of files by name.
 *
 * @param {string[]} folders
 * @param {RegExp} kind
 */
function filesOf(folders, kind) {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => kind.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(names.map((name) => [name, readFileSync(name, "utf8")]));
}

/**
 * @param {Map<string, string>} files
 * @param {(text: string) => boolean} condition
 */
function namesWhere(files, condition) {
  return [...files].filter(([, text]) => condition(text)).map(([name]) => name);
}

/** @param {string} text */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "");
}
