import { unwrapped } from "../data/pasted.ts";
import type { Query } from "./router.ts";

/** The parameters with words and formulas of people, which may have any signs. */
const WORDS = ["name", "title", "by", "group", "answer"];

/** The query of a link without the signs that a sentence, a chat or a mail added to it. */
export const plainQuery = (query: Query): Query =>
  Object.fromEntries(
    Object.entries(query).map(([written, text]) => {
      const name = unwrapped(written);
      return [name, WORDS.includes(name) ? text : unwrapped(text)];
    }),
  );
