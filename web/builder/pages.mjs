// The pages of `app/shell/pages.ts`, prepared for the bundler.
import { relative } from "node:path";
import { build } from "esbuild";

const PAGES = "app/shell/pages.ts";

/**
 * The route of each page by the module that draws the page; the last route if a module draws two.
 * To find the modules, it runs the table with each module replaced by one that throws its own name.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function pageRoutes() {
  const { outputFiles } = await build({
    entryPoints: [PAGES],
    bundle: true,
    write: false,
    format: "esm",
    plugins: [
      {
        name: "names",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path, kind, resolveDir }) =>
            kind === "dynamic-import"
              ? { path: relative("", `${resolveDir}/${path}`), namespace: "name" }
              : undefined,
          );
          onLoad({ filter: /./, namespace: "name" }, ({ path }) => ({
            contents: `throw new Error(${JSON.stringify(path)});`,
          }));
        },
      },
    ],
  });
  const source = Buffer.from(outputFiles[0]?.text ?? "").toString("base64");
  /** @type {{ PAGES: Record<string, { load: () => Promise<unknown> }> }} */
  const { PAGES: pages } = await import(`data:text/javascript;base64,${source}`);
  /** @type {Map<string, string>} */
  const routes = new Map();
  for (const [route, { load }] of Object.entries(pages)) {
    await load().catch(({ message }) => routes.set(message, route));
  }
  return routes;
}
