import { computed } from "@preact/signals";
import { formatTag } from "../../base/words/i18n.ts";

const counts = computed(() => new Intl.NumberFormat(formatTag.value));

export const count = (value: number) => counts.value.format(value);

/** @param value such as 10000, written in compact form: 10K, 1万 */
export const compact = (value: number) =>
  new Intl.NumberFormat(formatTag.value, { notation: "compact" }).format(value);

/** @param value such as 10, written out: 10 seconds */
export const seconds = (value: number) =>
  new Intl.NumberFormat(formatTag.value, {
    style: "unit",
    unit: "second",
    unitDisplay: "long",
  }).format(value);

export const milliseconds = (value: number) =>
  new Intl.NumberFormat(formatTag.value, {
    style: "unit",
    unit: "millisecond",
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);

/** @param value in milliseconds, in seconds from one second on: 3.1 s */
export const duration = (value: number) =>
  value < 1000
    ? milliseconds(value)
    : new Intl.NumberFormat(formatTag.value, {
        style: "unit",
        unit: "second",
        maximumFractionDigits: 1,
      }).format(value / 1000);
