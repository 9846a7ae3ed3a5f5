// Serves the page while it is edited, and shows each change: node builder/dev.mjs <python> [<port>]
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { resolve } from "node:path";
import { context, formatMessages } from "esbuild";
import { COMMON } from "./bundle.mjs";
import { wholeWords } from "./page-words.mjs";
import { namesThisMachine } from "./this-machine.mjs";

const [python = "", port = "8024"] = process.argv.slice(2);
const [OUT, ENGINE] = ["../build/dev", "../twentyfour"];
const SETTLE = 100; // milliseconds after a change of the engine, so that one save triggers one build
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(name, "utf8"));

/** Reloads the page after a change, replaces styles in place, and covers the page with errors. */
const FOLLOW = `
const box = document.createElement("pre");
box.style = "position: fixed; inset: 0; z-index: 9; margin: 0; padding: 1rem; overflow: auto; color: #fff; background: #611";
new EventSource("/dev").onmessage = ({ data }) => {
  const { styles, errors } = JSON.parse(data);
  box.textContent = errors;
  if (errors) document.documentElement.append(box);
  else if (!styles) location.reload();
  else {
    box.remove();
    for (const link of document.querySelectorAll("link[rel=stylesheet]"))
      link.href = link.href.replace(/\\?.*|$/, "?" + Date.now());
  }
};`;

/** The errors that the page shows: from the compiler, and from the engine's build. */
const errors = { page: "", engine: "" };
/** @type {Set<import("node:http").ServerResponse>} */
const followers = new Set();
/** The hash of each output of the last build. @type {Map<string, string>} */
let outputs = new Map();
/** The bundler's own server. @type {{ host: string, port: number } | null} */
let inside = null;
/** @type {import("node:child_process").ChildProcess | null} */
let engineBuild = null;

/** @param {{ styles?: boolean }} change @param {Iterable<import("node:http").ServerResponse>} to */
function notify({ styles = false }, to = followers) {
  const data = JSON.stringify({ styles, errors: errors.page || errors.engine });
  for (const follower of to) follower.write(`data: ${data}\n\n`);
}

/** Builds Python with the engine at the level `snapshot`. The bundler sees the new `assets.json`. */
function buildEngine() {
  engineBuild?.kill();
  const build = spawn(resolve(python), ["-m", "web.dev"], {
    cwd: "..",
    stdio: ["ignore", "ignore", "pipe"],
  });
  engineBuild = build;
  let output = "";
  build.stderr.on("data", (data) => {
    output += data;
  });
  return /** @type {Promise<void>} */ (
    new Promise((done) =>
      build.on("close", (code) => {
        if (build !== engineBuild) return done();
        engineBuild = null;
        const before = errors.engine;
        errors.engine = code ? output || "The engine's build was ended." : "";
        if (errors.engine) console.error(errors.engine);
        if (errors.engine !== before) notify({ styles: !errors.page && !code });
        done();
      }),
    )
  );
}

/**
 * Writes the document without its policy and hashes. Its inline scripts and styles become files. The
 * scripts run in their usual order.
 */
function writeDocument() {
  const words = read("locales/en.json");
  const html = readFileSync("index.html", "utf8")
    .replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/ data-words="([^"]+)">/g, (found, key) => found + words[key])
    .replace(
      /<link rel="preload"[^>]*>|<script (?:async|type)[^>]*><\/script>|<link rel="manifest"[^>]*>/g,
      "",
    )
    .replace(/<style data-inline="frame\/(.*?)"><\/style>/, '<link rel="stylesheet" href="$1" />')
    .replace(
      /<script data-inline="frame\/frame\.ts"><\/script>/,
      `<script>${FOLLOW}</script>${["frame", "languages", "main"]
        .map((name) => `<script type="module" src="${name}.js"></script>`)
        .join("")}`,
    )
    .replace(/(?:styles|icons)\/([\w-]+\.(?:css|svg|png)")/g, "$1");
  writeFileSync(`${OUT}/index.html`, html);
}

/** Reports the end of each build to the page. @type {import("esbuild").Plugin} */
const report = {
  name: "report",
  setup({ onStart, onEnd }) {
    onStart(writeDocument);
    onEnd(async (result) => {
      errors.page = (await formatMessages(result.errors, { kind: "error" })).join("\n");
      if (errors.page) return notify({});
      const now = new Map(result.outputFiles?.map(({ path, hash }) => [path, hash]));
      const changed = [...now.keys()].filter((path) => now.get(path) !== outputs.get(path));
      outputs = now;
      notify({ styles: changed.every((path) => /\.css(\.map)?$/.test(path)) });
    });
  },
};

if (!python) throw new Error("The path of Python is missing: run `make dev`.");
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const name of ["icon.svg", "apple-touch-icon.png"]) {
  copyFileSync(`icons/${name}`, `${OUT}/${name}`);
}

const server = createServer((asked, answer) => {
  if (!namesThisMachine(asked.headers.host ?? "localhost")) {
    answer.writeHead(403);
    answer.end();
    return;
  }
  if (asked.url === "/dev") {
    answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    followers.add(answer);
    answer.on("close", () => followers.delete(answer));
    if (errors.page || errors.engine) notify({}, [answer]);
    return;
  }
  if (!inside) {
    // A header `refresh` would not load an address with a hash again.
    answer.writeHead(503, { "content-type": "text/html" });
    answer.end("Building the engine ...<script>setTimeout(() => location.reload(), 1000)</script>");
    return;
  }
  const { url, method, headers } = asked;
  const passed = request({ ...inside, path: url, method, headers }, (given) => {
    const status = given.statusCode ?? 502;
    answer.writeHead(status, { ...given.headers, ...(status === 503 ? { refresh: "1" } : {}) });
    given.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
});
server.on("error", (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
  console.error(code === "EADDRINUSE" ? `Port ${port} is in use: make dev PORT=...` : message);
  process.exit(1);
});
await new Promise((done) => server.listen(Number(port), "127.0.0.1", () => done(undefined)));

console.log("Building the engine ...");
await buildEngine();
if (errors.engine) process.exit(1);

const { worker } = read("generated/assets.json");
/** @type {Record<string, { direction: string }>} */
const languages = read("languages.json");
const tags = Object.keys(languages);
const words = Object.entries(languages).map(([tag, { direction }]) => [
  tag,
  [direction, [[`./${tag}.js`, ""]]],
]);
const page = await context({
  ...COMMON,
  entryPoints: [
    { in: "app/main.tsx", out: "main" },
    { in: "styles/main.css", out: "main" },
    { in: "styles/pages.css", out: "pages" },
    { in: "frame/frame.ts", out: "frame" },
    { in: "frame/frame.css", out: "frame" },
    { in: "frame/languages.ts", out: "languages" },
    ...tags.map((tag) => ({ in: `locales/${tag}.json`, out: tag })),
    { in: "engine/worker.ts", out: worker.url.replace(/\.js$/, "") },
  ],
  outdir: OUT,
  splitting: true,
  write: false,
  format: "esm",
  sourcemap: true,
  define: {
    ONE_FILE: "false",
    TAGS: JSON.stringify(tags),
    WORDS: JSON.stringify(Object.fromEntries(words)),
  },
  logLevel: "error",
  minify: false,
  entryNames: "[name]",
  plugins: [wholeWords, report],
});
await page.watch();
const { hosts, port: insidePort } = await page.serve({ servedir: OUT, host: "127.0.0.1" });
inside = { host: hosts[0] ?? "127.0.0.1", port: insidePort };

/** @type {NodeJS.Timeout | undefined} */
let settled;
watch(ENGINE, { recursive: true }, (_, name) => {
  if (!name?.endsWith(".py")) return;
  clearTimeout(settled);
  settled = setTimeout(buildEngine, SETTLE);
});

console.log(`http://127.0.0.1:${port}/ shows each change (Ctrl-C ends it)`);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    engineBuild?.kill();
    process.exit(0);
  });
}
