import { expect, test } from "vitest";
import { computeScheduleDryRun } from "#app/modules/automation/model/dry-run.ts";

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`);
const dates = ["2026-11-23", "2026-11-24", "2026-11-25"];
/** Every day at six; a plan covers eight hours. */
const fires = dates.map((date) => Date.parse(`${date}T06:00:00Z`));
const tried = (from: string, until: string | null, window: string | null) =>
  computeScheduleDryRun([{ from: at(from), until: until === null ? null : at(until), window }], fires, {
    dates,
    zone: "UTC",
    reach: 480,
  }).days.map(({ matched }) => matched);

test.each<[string, Parameters<typeof tried>, number[]]>([
  ["waits from before the first moment", ["23T05:00", null, null], [1, 0, 0]],
  ["comes at the moment itself", ["23T06:00", null, null], [1, 0, 0]],
  ["comes after it: on the day after", ["23T06:01", null, null], [0, 1, 0]],
  ["was planned by somebody before the moment", ["23T07:00", "24T05:59", null], [0, 0, 0]],
  ["was planned at the very moment", ["23T07:00", "24T06:00", null], [0, 0, 0]],
  ["may be served by the end of the plan", ["23T05:00", null, "2026-11-24T14:00"], [0, 1, 0]],
  ["may be served after the end of the plan alone", ["23T05:00", null, "2026-11-24T14:01"], [0, 0, 1]],
  ["comes after the last moment", ["25T06:01", null, null], [0, 0, 0]],
])("a shipment that %s", (_, waiting, matched) => {
  expect(tried(...waiting)).toEqual(matched);
});

test("each shipment is matched once, and each day shows how often the rule fired", () => {
  const waiting = [at("23T01:00"), at("23T02:00")].map((from) => ({ from, until: null, window: null }));
  const { matched, days } = computeScheduleDryRun(waiting, fires, { dates, zone: "UTC", reach: 480 });
  expect(matched).toBe(2);
  expect(days).toEqual([
    { date: "2026-11-23", runs: 1, matched: 2 },
    { date: "2026-11-24", runs: 1, matched: 0 },
    { date: "2026-11-25", runs: 1, matched: 0 },
  ]);
});
