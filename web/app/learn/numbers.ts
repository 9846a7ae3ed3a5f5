import { computed } from "@preact/signals";
import { formatTag } from "../core/i18n.js";

const counts = computed(() => new Intl.NumberFormat(formatTag.value));

/** @param {number} value */
export const count = (value) => counts.value.format(value);

/** @param {number} value such as 10000, written as short as it goes: 10K, 1万 */
export const compact = (value) =>
  new Intl.NumberFormat(formatTag.value, { notation: "compact" }).format(value);

/** @param {number} value */
export const milliseconds = (value) =>
  new Intl.NumberFormat(formatTag.value, {
    style: "unit",
    unit: "millisecond",
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
