// Puts the components of all modes into one chunk. Each mode imports its own `parts.tsx` on demand,
// which would make a chunk for each mode, and more chunks for the modules that two modes share.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";

/** The chunk with the components of the modes: the first hand needs it soon. */
export const CHUNK = "app/play/game/secondary-chunk.tsx";

const MODES = "app/play/modes";

/**
 * Lets the chunk export the parts of each mode, and replaces a mode's import of its parts by an
 * import of the chunk.
 *
 * @type {import("esbuild").Plugin}
 */
export const modeParts = {
  name: "mode-parts",
  setup({ onLoad }) {
    const names = readdirSync(MODES).filter((name) => existsSync(`${MODES}/${name}/parts.tsx`));
    onLoad({ filter: /\/secondary-chunk\.tsx$/ }, ({ path }) => {
      const modes = relative(dirname(path), resolve(MODES));
      const exported = names.map(
        (name) => `export * as ${name}Parts from "${modes}/${name}/parts.tsx";`,
      );
      return { contents: [readFileSync(path, "utf8"), ...exported].join("\n"), loader: "tsx" };
    });
    onLoad({ filter: /\/play\/modes\/\w+\/mode\.tsx?$/ }, ({ path }) => {
      const folder = dirname(path);
      const chunk = relative(folder, resolve(CHUNK));
      const contents = readFileSync(path, "utf8").replaceAll(
        'import("./parts.tsx")',
        `import("${chunk}").then((all) => all.${basename(folder)}Parts)`,
      );
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};
