import { test } from "vitest";
import { expectWorkingDay, seedDayAt } from "../worker/demo-day.ts";

const hours = Array.from({ length: 24 }, (_, at) => at);

test.each(hours)("a demo created at %i:20 UTC is in the middle of its working day", async (at) => {
  await expectWorkingDay(await seedDayAt(Date.UTC(2026, 10, 24, at, 20)));
});
