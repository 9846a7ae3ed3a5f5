import type { MethodName } from "../../../engine/contract.d.ts";
import { locale, t } from "../../core/i18n.ts";

/** The publications, each with an English title. */
const WORKS = {
  course: ["“算法部分（二）” 4", "Algorithms, part 2, section 4 of a course in Scala"],
  gitchat: ["《算法应该怎么玩》, GitChat", "How to play with algorithms"],
  games: ["ls_oyang, “游戏与算法（6）”, 2019", "Games and algorithms 6"],
  jimmyWu: ["Jimmy wu, “24点游戏算法”, 2011", "An algorithm for 24"],
  yeHong: ["叶宏, “经典二十四点程序算法”", "Ye Hong, A classic program for 24"],
  ours: ["twentyfour.solve", "the solver of this game"],
};

const SOURCES: Record<MethodName, keyof typeof WORKS> = {
  permutations: "course",
  "templates-130": "course",
  "templates-73": "course",
  "templates-first": "course",
  "templates-mended": "course",
  "pick-two": "gitchat",
  "pick-two-table": "games",
  "pick-two-distinct": "games",
  "pick-two-whole": "games",
  "running-total": "games",
  "two-totals": "games",
  "both-orders": "jimmyWu",
  exhaustive: "yeHong",
  "exhaustive-float": "yeHong",
  postfix: "jimmyWu",
  ours: "ours",
};

/** The publication of a method, in words. Readers of Chinese get no translation of its title. */
export function published(name: MethodName) {
  const [work, meaning] = WORKS[SOURCES[name]];
  const named = locale.value === "zh-Hans" ? work : `${work} (${meaning})`;
  return t("lab.source.published", { work: named });
}
