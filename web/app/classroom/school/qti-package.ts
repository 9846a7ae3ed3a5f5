import type { PackageFiles } from "./package.ts";
import type { Asked } from "./question-words.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** Items of QTI 2.1: single choice, judged by the system itself. */

const QTI = { xmlns: "http://www.imsglobal.org/xsd/imsqti_v2p1" };
const PACKAGE = { xmlns: "http://www.imsglobal.org/xsd/imscp_v1p1" };

/** The standard's own rule: the response is right if it is the correct one. */
const MATCH_CORRECT = "http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct";

const TEST = "test.xml";

/** An item with the name of its file. */
export type Item = { identifier: string; asked: Asked };

const fileOf = ({ identifier }: Item) => `items/${identifier}.xml`;

/** @param test its name, title and language, and its items in their order */
export function qtiFiles({
  name,
  title,
  language,
  items,
}: {
  name: string;
  title: string;
  language: string;
  items: Item[];
}): PackageFiles {
  const documents = items.map((item): [string, string] => [
    fileOf(item),
    xmlDocument(itemOf(item, language)),
  ]);
  return {
    "imsmanifest.xml": xmlDocument(manifest(name, items)),
    [TEST]: xmlDocument(testOf(name, title, items)),
    ...Object.fromEntries(documents),
  };
}

/** An outcome that counts from 0. */
const score = () =>
  element(
    "outcomeDeclaration",
    { identifier: "SCORE", cardinality: "single", baseType: "float" },
    element("defaultValue", {}, element("value", {}, "0")),
  );

/** The identifier of a choice by its place: A, B, C, ... */
const letterOf = (place: number) => String.fromCharCode(65 + place);

function itemOf({ identifier, asked }: Item, language: string): Xml {
  const { cards, question, choices, right } = asked;
  return element(
    "assessmentItem",
    {
      ...QTI,
      identifier,
      title: `${question} ${cards}`,
      adaptive: "false",
      timeDependent: "false",
      "xml:lang": language,
    },
    element(
      "responseDeclaration",
      { identifier: "RESPONSE", cardinality: "single", baseType: "identifier" },
      element("correctResponse", {}, element("value", {}, letterOf(right))),
    ),
    score(),
    element(
      "itemBody",
      {},
      element("p", {}, cards),
      element(
        "choiceInteraction",
        { responseIdentifier: "RESPONSE", shuffle: "false", maxChoices: "1" },
        element("prompt", {}, question),
        ...choices.map((choice, place) =>
          element("simpleChoice", { identifier: letterOf(place) }, choice),
        ),
      ),
    ),
    element("responseProcessing", { template: MATCH_CORRECT }),
  );
}

/** All items in one section. The score is the number of right ones. */
const testOf = (name: string, title: string, items: Item[]) =>
  element(
    "assessmentTest",
    { ...QTI, identifier: `test-${name}`, title },
    score(),
    element(
      "testPart",
      { identifier: "part", navigationMode: "nonlinear", submissionMode: "individual" },
      element(
        "assessmentSection",
        { identifier: "section", title, visible: "true" },
        ...items.map((item) =>
          element("assessmentItemRef", { identifier: item.identifier, href: fileOf(item) }),
        ),
      ),
    ),
    element(
      "outcomeProcessing",
      {},
      element(
        "setOutcomeValue",
        { identifier: "SCORE" },
        element("sum", {}, element("testVariables", { variableIdentifier: "SCORE" })),
      ),
    ),
  );

const manifest = (name: string, items: Item[]) =>
  element(
    "manifest",
    { ...PACKAGE, identifier: `twentyfour-${name}` },
    element(
      "metadata",
      {},
      element("schema", {}, "QTIv2.1 Package"),
      element("schemaversion", {}, "1.0.0"),
    ),
    element("organizations"),
    element(
      "resources",
      {},
      resource("test", "imsqti_test_xmlv2p1", TEST, items),
      ...items.map((item) =>
        resource(`file-${item.identifier}`, "imsqti_item_xmlv2p1", fileOf(item)),
      ),
    ),
  );

const resource = (identifier: string, type: string, file: string, needed: Item[] = []) =>
  element(
    "resource",
    { identifier, type, href: file },
    element("file", { href: file }),
    ...needed.map((item) => element("dependency", { identifierref: `file-${item.identifier}` })),
  );
