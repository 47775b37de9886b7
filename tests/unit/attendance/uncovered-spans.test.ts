import { expect, test } from "vitest";
import { listUncoveredSpans } from "#app/modules/attendance/model/worktime.rules.ts";

test("a reported time lies outside the shift before its start, after its end, or wholly without one", () => {
  const shift = { from: 7, to: 17 };
  expect(listUncoveredSpans({ from: 8, to: 16 }, shift)).toEqual([]);
  expect(listUncoveredSpans({ from: 6, to: 19 }, shift)).toEqual([
    { from: 6, to: 7 },
    { from: 17, to: 19 },
  ]);
  expect(listUncoveredSpans({ from: 18, to: 20 }, shift)).toEqual([{ from: 18, to: 20 }]);
  expect(listUncoveredSpans({ from: 1, to: 5 }, null)).toEqual([{ from: 1, to: 5 }]);
});
