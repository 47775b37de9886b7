import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import { recountAccount } from "#app/modules/analytics/commands/recount.server.ts";
import { viewDashboard } from "#app/modules/analytics/commands/view-dashboard.server.ts";
import { writeOpenData } from "#app/modules/reports/commands/write-open-data.server.ts";
import { openDataFiles } from "#app/modules/reports/db/reports.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { collectAtStops, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { createConfirmedPlan } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** Switches the copy on or off. */
async function copy({ scope }: TestWorkspace, on: boolean): Promise<void> {
  const preferences = sql`json_set(preferences, '$.open_data', json(${on ? "true" : "false"}))`;
  await scope.db.update(accounts).set({ preferences }).where(eq(accounts.id, scope.account.id));
}

/** A plan with routes, one order delivered for cash and one that nobody answered. */
async function work(): Promise<{ who: TestWorkspace; agentId: string }> {
  setTimeTo("2026-11-23T07:00:00Z");
  const { who } = await createConfirmedPlan({ shipments: 2, agents: 1 });
  const agentId = await createAgent(who.scope);
  const out = await sendOut(who.scope, agentId, [[createCash("20.50")], []]);
  await collectAtStops(who.scope, out.slice(0, 1));
  await runMoves(who.scope, [{ id: out[1]?.shipmentId ?? "", action: "attempt", reason: "NO_ANSWER" }]);
  return { who, agentId };
}

const sweep = async ({ scope }: TestWorkspace) => {
  await recountAccount(scope);
  await writeOpenData(scope);
};

const files = ({ scope }: TestWorkspace) => scope.db.select().from(openDataFiles).orderBy(openDataFiles.name);

async function read(who: TestWorkspace, path: string): Promise<Record<string, unknown>[]> {
  const answer = await who.fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return parquetReadObjects({ file: await answer.arrayBuffer() });
}

test("the files hold what the account has, with the dashboard's numbers, and nothing is copied unasked", async () => {
  const { who } = await work();
  await sweep(who);
  expect(await files(who)).toEqual([]);
  expect((await who.fetch("/api/open-data/orders/2026-11")).status).toBe(404);
  await copy(who, true);
  await sweep(who);
  const listed = await (await who.fetch("/api/open-data")).json<{
    data: { files: { table: string; rows: number }[] };
  }>();
  expect(listed.data.files.map(({ table }) => table)).toEqual(["events", "money", "orders", "stops"]);

  const orders = await read(who, "/api/open-data/orders/2026-11");
  const view = await viewDashboard(who.scope, "otif", new URL("https://waybill.test/?from=2026-11-01&to=2026-11-30"));
  const value = (name: string) => (view.ok ? view.value.figures.find((each) => each.name === name)?.value : null);
  const sum = (name: string) => orders.reduce((total, row) => total + Number(row[name]), 0);
  expect((100 * sum("otif")) / sum("promised")).toBe(value("otif"));
  expect((100 * sum("on_time")) / sum("promised")).toBe(value("on_time"));
  expect(orders).toHaveLength(4);
  expect(orders.map(({ late_cause: cause }) => cause)).toContain("absent");

  const money = await read(who, "/api/open-data/money/2026-11");
  expect(money).toContainEqual(expect.objectContaining({ amount: 2050n, currency: "EUR" }));
  const stops = await read(who, "/analytics/open-data/stops/2026-11");
  expect(stops.filter(({ type }) => type === "dropoff")).toHaveLength(2);
  const events = await read(who, "/api/open-data/events/2026-11");
  expect(events.filter(({ order_id: id }) => id === orders[0]?.order_id).length).toBeGreaterThan(0);
  for (const row of [...orders, ...events, ...stops])
    expect(JSON.stringify(Object.keys(row))).not.toMatch(/name|phone|address/);
});

test("each night only months that changed are written again, and not twice", async () => {
  const { who, agentId } = await work();
  await copy(who, true);
  await sweep(who);
  const first = await files(who);
  await sendOut(who.scope, agentId, [[]]);
  await sweep(who);
  expect((await files(who)).map(({ writtenAt }) => writtenAt)).toEqual(first.map(({ writtenAt }) => writtenAt));
  setTimeTo("2026-11-24T02:05:00Z");
  await sweep(who);
  const second = await files(who);
  const findTime = (of: typeof first, name: string) => of.find((each) => each.name === name)?.writtenAt;
  const isNew = (name: string) => findTime(second, name) !== findTime(first, name);
  expect(["events", "money", "orders", "stops"].map(isNew)).toEqual([true, false, true, false]);
  expect(await read(who, "/api/open-data/orders/2026-11")).toHaveLength(5);
  await sweep(who);
  expect(await files(who)).toEqual(second);
});

test("a write that is cut off leaves the file before whole, and is done again", async () => {
  const { who, agentId } = await work();
  await copy(who, true);
  await sweep(who);
  await sendOut(who.scope, agentId, [[]]);
  setTimeTo("2026-11-24T02:05:00Z");
  await recountAccount(who.scope);
  const broken = {
    ...who.scope.ports.files,
    putPieces: async (key: string, pieces: AsyncIterable<Uint8Array>) => {
      for await (const _ of pieces) throw new Error(`cut off at ${key}`);
      return 0;
    },
  };
  await writeOpenData({ ...who.scope, ports: { ...who.scope.ports, files: broken } });
  expect(await read(who, "/api/open-data/orders/2026-11")).toHaveLength(4);
  setTimeTo("2026-11-24T02:10:00Z");
  await sweep(who);
  expect(await read(who, "/api/open-data/orders/2026-11")).toHaveLength(5);
});

test("switched off, the files are gone; without the permission, or with a part of the locations, there are none", async () => {
  const { who } = await work();
  await copy(who, true);
  await sweep(who);
  const member = await createTestWorkspace({ member: who, permissions: ["analytics"] });
  expect((await member.fetch("/api/open-data")).status).toBe(403);
  expect((await member.fetch("/api/open-data/orders/2026-11")).status).toBe(403);
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch("/api/open-data/orders/2026-11")).status).toBe(404);
  for (const path of ["orders/2026-13", "people/2026-11", "orders/2026-10"])
    expect([path, (await who.fetch(`/api/open-data/${path}`)).status]).toEqual([path, 404]);
  await copy(who, false);
  expect((await who.fetch("/api/open-data/orders/2026-11")).status).toBe(404);
  await sweep(who);
  await sweep(who);
  expect(await files(who)).toEqual([]);
  expect((await env.FILES.list({ prefix: `open-data/${who.account.id}/` })).objects).toEqual([]);
});
