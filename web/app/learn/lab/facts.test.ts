import assert from "node:assert/strict";
import { test } from "node:test";
import type { Method } from "../../../engine/contract.d.ts";
import { speak } from "../../../testing/languages.ts";
import { LANGUAGES } from "../../base/browser/settings.ts";
import { keysOf } from "../../base/data/keys.ts";
import { t } from "../../base/words/i18n.ts";
import { published } from "./facts.ts";

const METHOD = {
  publication: {
    work: "叶宏, “经典二十四点程序算法”",
    title: "A classic program for 24",
    link: null,
  },
} as Method;

test("readers of Chinese see no translation of a Chinese title", async () => {
  const { work, title } = METHOD.publication;
  for (const language of keysOf(LANGUAGES)) {
    await speak(language);
    const named = language.startsWith("zh") ? work : `${work} (${title})`;
    assert.equal(published(METHOD), t("lab.source.published", { work: named }), language);
  }
});
