import { dayOf } from "../../../base/time/day.ts";

/** The hour of the reminder, which calendars can change. */
const HOUR = "18";

/** The most bytes of a line (RFC 5545, 3.1). */
const LINE = 75;

/**
 * A calendar file (RFC 5545) with a reminder on every day, from the day of a moment on, in the local
 * time of the device.
 *
 * @param link the address of the hands of the day; empty if there is none
 */
export function reminder(title: string, link: string, now = new Date()) {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Twentyfour//Daily hands//EN",
    "BEGIN:VEVENT",
    "UID:daily@twentyfour",
    `DTSTAMP:${stamp}`,
    `DTSTART:${dayOf(now).replaceAll("-", "")}T${HOUR}0000`,
    "DURATION:PT10M",
    "RRULE:FREQ=DAILY",
    "TRANSP:TRANSPARENT",
    `SUMMARY:${escaped(title)}`,
    ...(link ? [`URL:${link}`] : []),
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0M",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n");

/** A line, continued on lines that begin with a space if it is too long. */
function folded(line: string) {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = "";
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (bytes + length > LINE) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += length;
  }
  return text;
}
