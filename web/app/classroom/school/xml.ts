/** An element as text. */
export type Xml = { xml: string };

/** What XML 1.0 forbids in a document, such as control characters and halves of a character. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) =>
  text.replace(FORBIDDEN, "").replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");

/** An element with attributes and content. Texts may have any characters. */
export function element(
  name: string,
  attributes: Record<string, string> = {},
  ...content: (Xml | string)[]
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = content.map((part) => (typeof part === "string" ? escaped(part) : part.xml));
  const start = `<${name}${written.join("")}`;
  return { xml: inside.length ? `${start}>${inside.join("")}</${name}>` : `${start}/>` };
}

export const xmlDocument = ({ xml }: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
