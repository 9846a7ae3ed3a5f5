import { downloadZip } from "client-zip";

/** The name and the content of each file of a package. */
export type PackageFiles = Record<string, string | Blob>;

/** Packs files as a zip file. */
export const pack = (files: PackageFiles): Promise<Blob> =>
  downloadZip(Object.entries(files).map(([name, input]) => ({ name, input }))).blob();
