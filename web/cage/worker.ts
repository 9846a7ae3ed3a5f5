import "../engine/module-worker.ts";
import type { CageCall, CageStart } from "../engine/cage.ts";
import { startFromLibrary } from "../engine/pyodide.ts";
import runner from "./runner.py";

/** Python in the cage. It answers on the port that the page has sent. */

const PAGE = 65_536;
/** The most memory of Python, in bytes. */
const MEMORY = 768 * 2 ** 20;

addEventListener(
  "message",
  async ({ data: start, ports: [port] }: MessageEvent<CageStart>) => {
    try {
      boundMemory();
      const module = await WebAssembly.compile(start.wasm);
      const engine = start.engine && new Uint8Array(start.engine);
      const python = await startFromLibrary(module, new Uint8Array(start.library), engine);
      python.runPython(runner);
      const named = (name: string) => python.globals.get(name) as (text: string) => string;
      if (port) port.onmessage = ({ data }) => answer(port, named, data);
      port?.postMessage("ready");
    } catch (reason) {
      port?.postMessage(`failed ${reason}`);
    }
  },
  { once: true },
);

/** Answers one text after the other, each as soon as Python has it. */
function answer(
  port: MessagePort,
  named: (name: string) => (text: string) => string,
  { name, texts }: CageCall,
) {
  const run = named(name);
  try {
    for (const text of texts) port.postMessage(run(text));
  } catch (reason) {
    port.postMessage(`failed ${reason}`); // the interpreter itself has broken
  }
}

/** Makes Python raise MemoryError instead of taking the memory of the device. */
function boundMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MEMORY) throw new RangeError("out of memory");
    return grow.call(this, pages);
  };
}
