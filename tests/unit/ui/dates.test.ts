import { expect, test } from "vitest";
import { formatDays, formatInstant, formatLocal, toZoneDay, toZoneTime } from "#app/ui/formats/dates.ts";
import type { Formats } from "#app/ui/formats/formats-context.tsx";

const words = { today: "Today", tomorrow: "Tomorrow", yesterday: "Yesterday" };
const say = (word: keyof typeof words) => words[word];

function formats(timezone: string, now: string, dateLocale = "en-GB"): Formats {
  return {
    timezone,
    now: Date.parse(now),
    ahead: 0,
    dateLocale,
    locale: "en-US",
    weight: "metric",
    distance: "metric",
    currency: "EUR",
    countries: [],
  };
}

test("an instant is formatted in the account's zone, on any machine", () => {
  const at = Date.parse("2026-03-17T23:30:00Z");
  expect(toZoneDay(at, "Europe/Berlin")).toBe("2026-03-18");
  expect(toZoneTime(at, "Europe/Berlin")).toBe("00:30");
  expect(toZoneDay(at, "America/New_York")).toBe("2026-03-17");
});

test.each([
  ["2026-03-17T13:22", "Today, 13:22"],
  ["2026-03-18T00:00", "Tomorrow, 00:00"],
  ["2026-03-16T09:05", "Yesterday, 09:05"],
  ["2026-03-13T18:05", "13 Mar, 18:05"],
  ["2025-12-24T08:00", "24 Dec 2025, 08:00"],
])("the local time %s is %s", (local, written) => {
  expect(formatLocal(local, "moment", formats("Europe/Berlin", "2026-03-17T11:00:00Z"), say)).toBe(written);
});

test("today ends at midnight of the account", () => {
  const late = formats("Pacific/Auckland", "2026-03-17T12:30:00Z");
  expect(formatInstant(Date.parse("2026-03-17T12:00:00Z"), "moment", late, say)).toBe("Today, 01:00");
  expect(formatInstant(Date.parse("2026-03-17T10:30:00Z"), "moment", late, say)).toBe("Yesterday, 23:30");
});

test("the short form is the time for today and the date otherwise", () => {
  const now = formats("Europe/Berlin", "2026-03-17T11:00:00Z");
  expect(formatLocal("2026-03-17T09:50", "short", now, say)).toBe("09:50");
  expect(formatLocal("2026-03-16T09:50", "short", now, say)).toBe("16 Mar");
});

test("German dates use German formats", () => {
  const now = formats("Europe/Berlin", "2026-03-17T11:00:00Z", "de-DE");
  expect(formatLocal("2026-11-23", "day", now, say)).toBe("Montag, 23. November 2026");
});

test.each([
  ["2026-11-16", "2026-11-16", "16 Nov 2026", "16. Nov. 2026"],
  ["2026-11-16", "2026-11-22", "16 – 22 Nov 2026", "16.–22. Nov. 2026"],
  ["2026-02-01", "2026-02-28", "February 2026", "Februar 2026"],
  ["2026-02-01", "2026-02-27", "1 – 27 Feb 2026", "1.–27. Feb. 2026"],
  ["2025-12-30", "2026-01-02", "30 Dec 2025 – 2 Jan 2026", "30. Dez. 2025 – 2. Jan. 2026"],
])("the days from %s to %s are %s, in German %s", (from, to, english, german) => {
  const written = (dateLocale: string) => formatDays(from, to, { dateLocale }).replace(/\s/g, " ");
  expect([written("en-GB"), written("de-DE")]).toEqual([english, german]);
});
