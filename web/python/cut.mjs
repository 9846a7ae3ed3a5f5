// Replaces all functions of CPython's WebAssembly by traps that are not in a profile:
// node cut.mjs <wasm> <numbers of the functions that stay, as JSON> <out>

import { readFileSync, writeFileSync } from "node:fs";
import { trapping } from "./wasm.mjs";

const [wasm = "", kept = "", out = ""] = process.argv.slice(2);
writeFileSync(out, trapping(readFileSync(wasm), new Set(JSON.parse(readFileSync(kept, "utf8")))));
