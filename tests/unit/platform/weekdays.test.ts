import { expect, test } from "vitest";
import { openingHoursSchema } from "#app/platform/kernel/form-values.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";

test("an invalid weekday error lists the valid ones", () => {
  const hours = (weekday: unknown) => parseInput(openingHoursSchema, [{ weekday, from: "08:00", to: "12:00" }]);
  for (const weekday of [1, 7, "7"]) expect(hours(weekday)).toMatchObject({ ok: true });
  for (const weekday of [0, 8, 1.5, "Monday"])
    expect(hours(weekday), String(weekday)).toMatchObject({
      failure: { fields: { "0.weekday": [{ code: expect.stringMatching(/^weekday_unknown$/) }] } },
    });
});
