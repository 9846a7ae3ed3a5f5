// Takes out of Pyodide what its own JavaScript never asks for:
// node link.mjs <directory of Pyodide> <directory for pyodide.asm.wasm and pyodide.asm.mjs>

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FEATURES, tool } from "./binaryen.mjs";
import { reportErrors } from "./expect.mjs";
import { reachable, rootsOf } from "./roots.mjs";
import { slim } from "./slim.mjs";

reportErrors();
const [pyodide = "", out = ""] = process.argv.slice(2);
const [script = "", loader = ""] = ["pyodide.asm.mjs", "pyodide.mjs"].map((name) =>
  readFileSync(join(pyodide, name), "utf8"),
);
const stock = join(pyodide, "pyodide.asm.wasm");
const linked = join(out, "pyodide.asm.wasm");
const graph = join(out, "graph.json");
writeFileSync(graph, JSON.stringify(reachable(rootsOf(readFileSync(stock), script, loader))));
execFileSync(tool("wasm-metadce"), [stock, "--graph-file", graph, "-o", linked, ...FEATURES]);
writeFileSync(join(out, "pyodide.asm.mjs"), await slim(script, loader, readFileSync(linked)));
