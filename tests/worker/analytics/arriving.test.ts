import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readArrivingScreen } from "#app/modules/analytics/commands/view-arriving.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { readExportedTable } from "#tests/factories/exported-table.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function view(who: TestWorkspace, query = "") {
  const found = await readArrivingScreen(who.scope, { url: new URL(`https://waybill.test/?${query}`) });
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

test("filters narrow orders and outlook on screen, in the file and for programs", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const first = await createAgent(who.scope);
  await who.scope.db.update(agents).set({ phone: "+41760000001" });
  const second = await createAgent(who.scope);
  await sendOut(who.scope, first, [[], []], window("2026-11-23"));
  const [only] = await sendOut(who.scope, second, [[]], window("2026-11-23"));
  const all = await view(who);
  expect([all.endangered, all.days[0]?.orders]).toEqual([3, 3]);
  expect(all.choices.agent).toHaveLength(2);
  const query = `agent=${second}&type=standard`;
  const part = await view(who, query);
  expect(part.orders.map(({ number }) => number)).toEqual([only?.number]);
  expect(part.days[0]).toMatchObject({ orders: 1, at_risk: 1 });
  expect((await view(who, "type=internal")).endangered).toBe(0);
  expect((await view(who, `agent=${"x".repeat(99)}`)).ignored).toEqual(["agent"]);

  const csv = await (await who.fetch(`/analytics/dashboards/arriving_otif/export?format=csv&${query}`)).text();
  expect(csv).toContain(`At risk,${only?.number},`);
  expect(csv).toContain("1 in all");
  expect(csv).toContain("2026-11-23,1,0,0,1,0");
  const book = await who.fetch("/analytics/dashboards/arriving_otif/export?format=xlsx");
  expect(JSON.stringify(readExportedTable(new Uint8Array(await book.arrayBuffer())).rows)).toContain("3 in all");

  const answer = await who.fetch(`/api/analytics/arriving?${query}`);
  const { data } = await answer.json<{ data: { orders: object[]; endangered: number; filters: object } }>();
  expect(data).toMatchObject({ endangered: 1, filters: { agent: second, type: "standard" } });
  expect(data.orders).toMatchObject([
    {
      number: only?.number,
      danger: "at_risk",
      delivery_schedule: { from: "2026-11-23T08:00", to: "2026-11-23T12:00" },
    },
  ]);
  expect((await who.fetch(`/api/analytics/arriving?agent=${"x".repeat(99)}`)).status).toBe(422);
});

test("without the feature there is no file either", async () => {
  const who = await createTestWorkspace();
  await who.scope.db.update(accounts).set({ features: [] }).where(eq(accounts.id, who.account.id));
  for (const name of ["arriving_otif", "fleet", "otif"])
    expect([name, (await who.fetch(`/analytics/dashboards/${name}/export?format=csv`)).status]).toEqual([name, 404]);
  expect((await who.fetch("/api/analytics/arriving")).status).toBe(403);
});
