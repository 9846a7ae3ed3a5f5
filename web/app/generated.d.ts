/** What `web/builder/licences.py` writes into `web/generated/`. */

declare module "*/generated/licences.json" {
  const works: { name: string; version: string; licence: string; source: string; text: string }[];
  export default works;
}
