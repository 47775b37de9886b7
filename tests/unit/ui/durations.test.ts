import { expect, test } from "vitest";
import { common } from "#app/platform/i18n/words/common.en.ts";
import { formatHours, formatSpan } from "#app/ui/formats/measures.tsx";
import type { Translate } from "#app/ui/i18n/translation-key.ts";

const words: Record<string, string> = {
  "common:field.minutes": common.field.minutes,
  "common:field.hours": common.field.hours,
  "common:field.early": common.field.early,
};
const t = ((key: string, values?: { span?: string }) =>
  (words[key] ?? key).replace("{{span}}", values?.span ?? "")) as Translate;

test("a negative duration is marked as early once", () => {
  expect([0, 20, 125, -20, -60, -125, -2083].map((minutes) => formatSpan(minutes * 60, t))).toEqual([
    ...["0 min", "20 min", "2 h 05 min", "20 min early", "1 h 00 min early", "2 h 05 min early"],
    "34 h 43 min early",
  ]);
  expect([8, 2190, -20, -2083].map(formatHours)).toEqual(["0:08", "36:30", "−0:20", "−34:43"]);
  expect(formatSpan(-20, t)).toBe("0 min");
});
