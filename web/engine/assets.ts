import assets from "../generated/assets.json" with { type: "json" };
import type { Assets, EngineFile } from "./files.ts";
import { readTemplate, scriptAddress } from "./packed.ts";

/**
 * Returns the files that the build made for the engine. Normally these are addresses relative to
 * the page, because a worker has a different base. In the one-file edition the page contains the
 * files, and this waits until the page has been read to its end.
 */
export async function locateAssets(): Promise<Assets> {
  if (!ONE_FILE) return mapped(assets, hosted);
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  const { whole, ...inside } = mapped(assets, (file, name) => {
    return { ...file, packed: readTemplate(`packed-${name}`) };
  });
  const { worker } = inside;
  return { ...inside, worker: { ...worker, url: await scriptAddress(worker.packed ?? "") } };
}

function mapped(assets: Assets, change: (file: EngineFile, name: string) => EngineFile): Assets {
  const files = Object.entries(assets).map(([name, file]) => [name, change(file, name)]);
  return Object.fromEntries(files);
}

function hosted(file: EngineFile) {
  return { ...file, url: new URL(file.url, document.baseURI).href };
}
