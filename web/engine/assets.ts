import assets from "../generated/assets.json" with { type: "json" };
import { readTemplate, scriptAddress } from "./packed.ts";
import type { Assets, EngineFile } from "./types.ts";

/**
 * What the build made for the engine: as addresses seen from the page, since a worker has a base of
 * its own; or what the page itself holds, once the last of it has been read.
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
