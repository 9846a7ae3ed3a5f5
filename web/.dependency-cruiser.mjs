/** What each folder of `app` may import besides itself. */
const MAY_IMPORT = {
  core: [],
  ui: ["core"],
  history: ["core"],
  strength: ["core", "ui", "history"],
  daily: ["core", "ui", "history"],
  people: ["core", "history"],
  sitting: ["core", "ui", "history", "strength", "people", "solve", "modes"],
  dealing: ["core", "ui", "history", "strength"],
  challenge: ["core", "ui", "history", "dealing", "solve"],
  solve: ["core", "ui"],
  sprint: ["core", "ui", "history", "solve"],
  closest: ["core", "ui", "history", "daily", "game", "modes"],
  modes: [
    "core",
    "ui",
    "history",
    "daily",
    "dealing",
    "challenge",
    "closest",
    "race",
    "solve",
    "sprint",
    "sitting",
  ],
  game: ["core", "ui", "history", "strength", "sitting", "dealing", "solve", "modes", "screen"],
  embed: ["core", "ui", "set", "modes", "game"],
  race: ["core", "ui", "dealing"],
  print: ["core", "ui", "history", "sitting", "solve"],
  set: ["core", "ui", "print"],
  screen: ["core", "ui", "dealing", "set"],
  teach: ["core"],
  learn: ["core", "ui", "solve"],
  path: ["core", "ui", "history", "game", "modes"],
  stats: ["core", "ui", "history", "strength", "people", "modes", "sitting"],
  travel: ["core", "ui", "history"],
  about: ["core", "ui", "history", "modes"],
  settings: ["core", "ui", "history", "dealing", "about"],
};

/** `shell` puts the pages together; the files beside it start everything. */
const shell = [...Object.keys(MAY_IMPORT), "shell"];

/** @param {string[]} names */
const folders = (names) => `^app/(${names.join("|")})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "unknown-folder",
      comment: "A folder of `app` that has no line above.",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: folders(shell) },
      to: {},
    },
    ...Object.entries(MAY_IMPORT).map(([folder, others]) => ({
      name: `${folder}-imports`,
      severity: "error",
      from: { path: `^app/${folder}/` },
      to: { path: "^app/", pathNot: folders([folder, ...others]) },
    })),
    {
      name: "shell-imports",
      severity: "error",
      from: { path: "^app/shell/" },
      to: { path: "^app/", pathNot: folders(shell) },
    },
    {
      name: "engine-imports",
      comment: "What runs Python knows nothing of the page.",
      severity: "error",
      from: { path: "^engine/" },
      to: { path: "^(app|frame|offline)/" },
    },
    {
      name: "frame-imports",
      severity: "error",
      from: { path: "^(frame|offline)/" },
      to: { path: "^app/", pathNot: folders(["core"]) },
    },
  ],
  options: { doNotFollow: { path: "node_modules" } },
};
