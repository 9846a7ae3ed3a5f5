// Writes a memory snapshot of a Python that has imported the engine:
// node snapshot.mjs <directory of Pyodide, with twentyfour.whl> <release.py> <out>
//   <module that must not be found> <module>...

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codecTables } from "./codecs.mjs";
import { makeDeterministic } from "./determinism.mjs";
import { iconvTables } from "./iconv.mjs";
import { nameTables } from "./names.mjs";
import { scrub } from "./scrub.mjs";
import { serializeSnapshot } from "./serialize.mjs";
import { load } from "./start.mjs";
import { strip } from "./strip-docstrings.mjs";

const ENVIRONMENT = { LANG: "C.UTF-8", PYTHONHASHSEED: "0", _: "python" };
const WHEEL = "/lib/twentyfour.whl";

const [directory = "", releasing = "", out = "", leftOut = "", ...modules] = process.argv.slice(2);
makeDeterministic();
const { pyodide: searched } = await load(directory);
const unused = [codecTables, iconvTables, nameTables].flatMap((find) => find(searched));
const { pyodide, exports } = await load(directory, {
  _makeSnapshot: true,
  _sysExecutable: "python",
  env: ENVIRONMENT,
});
pyodide.FS.writeFile(WHEEL, readFileSync(join(directory, "twentyfour.whl")));
pyodide.pyimport("sys").path.insert(0, WHEEL);
pyodide.pyimport("sys").modules.set(leftOut, undefined);
for (const name of modules) pyodide.pyimport(name);
pyodide.FS.writeFile("/lib/release.py", readFileSync(releasing));
pyodide.pyimport("sys").path.append("/lib");
const { release } = pyodide.pyimport("release");
release();
release.destroy();
scrub(exports, pyodide._module.HEAPU8);
const snapshot = pyodide.makeMemorySnapshot();
const end = new Uint32Array(snapshot.buffer, 0, 2)[1];
const memory = snapshot.slice(end);
strip(exports, memory);
for (const { start, bytes } of unused) memory.fill(0, start, start + bytes);
writeFileSync(out, serializeSnapshot(snapshot.subarray(0, end), memory));
