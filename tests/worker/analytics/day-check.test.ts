import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { checkDays, checkSampledDays } from "#app/modules/analytics/commands/check-days.server.ts";
import { recountAccount } from "#app/modules/analytics/commands/recount.server.ts";
import { analyticsFacts, analyticsSums } from "#app/modules/analytics/db/analytics.tables.ts";
import { readRandomDays } from "#app/modules/analytics/db/day-check.server.ts";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const readNotices = (who: TestWorkspace) =>
  who.scope.db.select().from(notifications).where(eq(notifications.kind, "figures_drifted"));

/** The sums of orders by day. */
const readSums = ({ scope }: TestWorkspace) =>
  scope.db
    .select()
    .from(analyticsSums)
    .where(and(eq(analyticsSums.unit, "day"), eq(analyticsSums.subject, "order")))
    .orderBy(analyticsSums.dimension, analyticsSums.value);

/** An order delivered and one that was missed, counted the night after. */
async function work(): Promise<TestWorkspace> {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const [first] = await sendOut(who.scope, await createAgent(who.scope), [[], []]);
  await runMoves(who.scope, [{ id: first?.shipmentId ?? "", action: "dropoff" }]);
  setTimeTo("2026-11-24T02:00:00Z");
  for (let round = 0; round < 4; round += 1) await recountAccount(who.scope);
  return who;
}

test("every counted day can be drawn, and figures that are right notify nobody", async () => {
  const who = await work();
  const draws = Array.from({ length: 500 }, (_, at) => at * 7);
  const days = await readRandomDays(who.scope, draws);
  expect(days).toContainEqual({ accountId: who.account.id, subject: "order", day: "2026-11-23" });
  await checkDays(who.scope, who.account.id, days);
  for (const hour of ["01", "02", "03"]) {
    setTimeTo(`2026-11-24T${hour}:00:00Z`);
    await checkSampledDays(who.scope);
  }
  expect(await readNotices(who)).toEqual([]);
});

test.each([
  ["a fact", sql`update ${analyticsFacts} set counts = json_set(counts, '$.otif', 3) where subject = 'order'`],
  ["a fact's place", sql`update ${analyticsFacts} set zone = 'elsewhere' where subject = 'order'`],
  ["a sum", sql`update ${analyticsSums} set counts = json_set(counts, '$.orders', 9) where unit = 'day'`],
  ["a sum that is gone", sql`delete from ${analyticsSums} where unit = 'day' and dimension = 'agent'`],
])("%s that is wrong is reported once and put right", async (_, spoil) => {
  const who = await work();
  const right = await readSums(who);
  await who.scope.db.run(spoil);
  const day = { accountId: who.account.id, subject: "order", day: "2026-11-23" } as const;
  await checkDays(who.scope, who.account.id, [day]);
  expect((await readNotices(who)).map(({ detail }) => detail)).toMatchObject([{ day: "2026-11-23", days: 1, of: 1 }]);
  for (let round = 0; round < 4; round += 1) await recountAccount(who.scope);
  expect(await readSums(who)).toEqual(right);
  await checkDays(who.scope, who.account.id, [day]);
  expect(await readNotices(who)).toHaveLength(1);
});
