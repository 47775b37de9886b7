import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import { parseNaturalTime } from "#app/platform/time/natural-time.ts";

/** A Sunday. */
const today = "2026-11-22";

const said = [
  ["en", "tomorrow 9–12", "2026-11-23", "09:00", "12:00"],
  ["de", "morgen 9–12", "2026-11-23", "09:00", "12:00"],
  ["en", "Tomorrow 9-12", "2026-11-23", "09:00", "12:00"],
  ["de", "Morgen von 9 bis 12 Uhr", "2026-11-23", "09:00", "12:00"],
  ["en", "tomorrow from 9 to 12", "2026-11-23", "09:00", "12:00"],
  ["en", "tomorrow between 9am and noon", "2026-11-23", "09:00", "12:00"],
  ["en", "today 1-3 pm", "2026-11-22", "13:00", "15:00"],
  ["en", "today 9-1pm", "2026-11-22", "09:00", "13:00"],
  ["en", "9am", null, "09:00", null],
  ["en", "12 am", null, "00:00", null],
  ["en", "12 pm", null, "12:00", null],
  ["de", "14 Uhr", null, "14:00", null],
  ["de", "14.30 Uhr", null, "14:30", null],
  ["en", "0930", null, "09:30", null],
  ["en", "today", "2026-11-22", null, null],
  ["de", "übermorgen", "2026-11-24", null, null],
  ["en", "day after tomorrow 8:15", "2026-11-24", "08:15", null],
  ["en", "mon 14:30", "2026-11-23", "14:30", null],
  ["de", "Mo. 14:30", "2026-11-23", "14:30", null],
  ["en", "sunday", "2026-11-29", null, null],
  ["de", "nächsten Freitag ab 7", "2026-11-27", "07:00", null],
  ["en", "in 3 days 10-11", "2026-11-25", "10:00", "11:00"],
  ["de", "in 2 Wochen", "2026-12-06", null, null],
  ["en", "2026-12-24 06:00", "2026-12-24", "06:00", null],
  ["en", "2026-12-24T06:00", "2026-12-24", "06:00", null],
  ["de", "24.12. 8 bis 10 Uhr", "2026-12-24", "08:00", "10:00"],
  ["de", "24.12.26", "2026-12-24", null, null],
  ["en", "12/24 8-10", "2026-12-24", "08:00", "10:00"],
  ["en", "24 Dec 9:00", "2026-12-24", "09:00", null],
  ["en", "Dec 24, 2026", "2026-12-24", null, null],
  ["de", "24. Dezember 9 Uhr", "2026-12-24", "09:00", null],
  ["en", "1/2", "2027-02-01", null, null],
  ["de", "1/2/27 9 Uhr", "2027-02-01", "09:00", null],
] as const;

const unclear = [
  ["en", ""],
  ["en", "soon"],
  ["en", "constructor"],
  ["en", "tomorrow maybe"],
  ["en", "tomorrow 25"],
  ["en", "9-12-15"],
  ["en", "31.02."],
  ["de", "24:30"],
  ["en", "13 pm"],
  ["de", "tomorrow 9-12"],
] as const;

describe("a typed time", () => {
  test.each(said)("%s: %s", (language, text, day, from, to) => {
    expect(parseNaturalTime(text, language, today)).toEqual({ day, from, to, endDay: null });
  });

  test("an end before its start is on the next day", () => {
    expect(parseNaturalTime("tomorrow 22-2", "en", today)).toEqual({
      day: "2026-11-23",
      from: "22:00",
      to: "02:00",
      endDay: "2026-11-24",
    });
  });

  test.each(unclear)("%s: %s is not guessed", (language, text) => {
    expect(parseNaturalTime(text, language, today)).toBeNull();
  });

  property.prop([fc.string(), fc.constantFrom("en" as const, "de" as const)])("whatever is typed", (text, language) => {
    const found = parseNaturalTime(text, language, today);
    if (found?.day) expect(isLocalDate(found.day)).toBe(true);
    for (const time of [found?.from, found?.to]) if (time) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
  });
});
