/** What the build writes into `web/generated/`; a clean clone has none of it yet. */

declare module "*/generated/licences.json" {
  const works: { name: string; version: string; licence: string; source: string; text: string }[];
  export default works;
}
