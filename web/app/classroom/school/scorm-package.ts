import { ONE_FILE_NAME } from "./one-file.ts";
import type { PackageFiles } from "./package.ts";
import { element, xmlDocument } from "./xml.ts";

const LAUNCH = "index.html";

const NAMESPACES = {
  xmlns: "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
  "xmlns:adlcp": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
};

/**
 * A set as a package of SCORM 1.2: the game in one file, and a page that opens the set in it. That
 * page exists because systems add parameters to an address and cut off what follows `#`.
 *
 * @param set its name and title, its link from `#` on, the language of the title, and the game
 */
export function scormFiles({
  name,
  title,
  link,
  language,
  game,
}: {
  name: string;
  title: string;
  link: string;
  language: string;
  game: Blob;
}): PackageFiles {
  return {
    "imsmanifest.xml": xmlDocument(manifest(name, title)),
    [LAUNCH]: `<!doctype html>\n${launchPage(title, ONE_FILE_NAME + link, language).xml}\n`,
    [ONE_FILE_NAME]: game,
  };
}

const manifest = (name: string, title: string) =>
  element(
    "manifest",
    { identifier: `twentyfour-${name}`, version: "1.0", ...NAMESPACES },
    element(
      "metadata",
      {},
      element("schema", {}, "ADL SCORM"),
      element("schemaversion", {}, "1.2"),
    ),
    element(
      "organizations",
      { default: "set" },
      element(
        "organization",
        { identifier: "set" },
        element("title", {}, title),
        element(
          "item",
          { identifier: "hands", identifierref: "game", isvisible: "true" },
          element("title", {}, title),
        ),
      ),
    ),
    element(
      "resources",
      {},
      element(
        "resource",
        { identifier: "game", type: "webcontent", "adlcp:scormtype": "sco", href: LAUNCH },
        element("file", { href: LAUNCH }),
        element("file", { href: ONE_FILE_NAME }),
      ),
    ),
  );

const launchPage = (title: string, address: string, language: string) =>
  element(
    "html",
    { lang: language },
    element(
      "head",
      {},
      element("meta", { charset: "utf-8" }),
      element("meta", { "http-equiv": "Content-Security-Policy", content: "default-src 'none'" }),
      element("meta", { "http-equiv": "refresh", content: `0; url=${address}` }),
      element("title", {}, title),
    ),
    element("body", {}, element("p", {}, element("a", { href: address }, title))),
  );
