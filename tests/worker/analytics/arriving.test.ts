import { expect, test } from "vitest";
import { readArrivingScreen } from "#app/modules/analytics/commands/view-arriving.server.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function view(who: TestWorkspace) {
  const found = await readArrivingScreen(who.scope);
  if (!found.ok) throw new Error("refused");
  return found.value;
}

const window = (day: string) => ({ delivery_schedule: { from: `${day}T08:00`, to: `${day}T12:00` } });

test("lists unfinished orders of today and tomorrow, at-risk first; counts finished ones, and marks past ones missed", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const other = await createTestWorkspace();
  await seedTestOrders(other.scope, 2, () => ({ draft: window("2026-11-23") }));
  const agentId = await createAgent(who.scope);
  const [first, second] = await sendOut(who.scope, agentId, [[], []], window("2026-11-23"));
  await seedTestOrders(who.scope, 1, () => ({ draft: window("2026-11-24") }));
  await seedTestOrders(who.scope, 1, () => ({ draft: window("2026-11-27") }));

  const morning = await view(who);
  expect(morning.days.map(({ orders, at_risk, safe, will_miss }) => [orders, at_risk, safe, will_miss])).toEqual([
    [2, 2, 0, 0],
    [1, 0, 1, 0],
  ]);
  expect(morning.orders.map(({ number, reason }) => [number, reason]).sort()).toEqual(
    [first, second].map((each) => [each?.number, "no_route"]).sort(),
  );

  await runMoves(who.scope, [{ id: first?.shipmentId ?? "", action: "dropoff" }]);
  setTimeTo("2026-11-23T18:00:00Z");
  const evening = await view(who);
  expect(evening.days[0]).toMatchObject({ orders: 2, done: 1, will_miss: 1, at_risk: 0, safe: 0 });
  expect(evening.orders).toMatchObject([{ number: second?.number, danger: "will_miss", reason: "overdue" }]);

  // A failed attempt misses the promise for good.
  setTimeTo("2026-11-23T19:00:00Z");
  await runMoves(who.scope, [{ id: second?.shipmentId ?? "", action: "attempt", reason: "NO_ANSWER" }]);
  const late = await view(who);
  expect(late.days[0]).toMatchObject({ orders: 2, done: 1, will_miss: 1, at_risk: 0, safe: 0 });
  expect(late.orders[0]).toMatchObject({ number: second?.number, reason: "failed" });

  // What is open still is not forgotten at midnight, and is not counted as the new day's.
  setTimeTo("2026-11-24T05:00:00Z");
  const next = await view(who);
  expect(next.orders.map(({ number, day }) => [number, day])).toContainEqual([second?.number, "2026-11-23"]);
  expect(next.days[0]).toMatchObject({ day: "2026-11-24", orders: 1, at_risk: 1, will_miss: 0 });
});
