import { t } from "../../base/words/i18n.ts";
import { FAVOURITES, type HandList, MOST_IN_LIST } from "./lists.ts";

/** Says that no hand fits into a list. */
export const fullWords = () => t("lists.full", { most: MOST_IN_LIST });

/** The name of a list as it is shown. */
export const listName = ({ id, name }: Pick<HandList, "id" | "name">) =>
  id === FAVOURITES ? t("lists.favourites") : name || t("mode.list");
