import { expect, test } from "vitest";
import { viewDashboard } from "#app/modules/analytics/commands/view-dashboard.server.ts";
import { dashboards } from "#app/modules/analytics/model/dashboards.ts";
import { measures } from "#app/modules/analytics/model/measures.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** Five orders of a day: delivered, failed twice, late, and open. */
async function work(who: TestWorkspace): Promise<void> {
  const out = await sendOut(who.scope, await createAgent(who.scope), [[], [], [], [], []]);
  const ids = out.map(({ shipmentId }) => shipmentId);
  await runMoves(who.scope, [{ id: ids[0] ?? "", action: "dropoff" }]);
  await runMoves(who.scope, [{ id: ids[1] ?? "", action: "attempt", reason: "NO_ANSWER" }]);
  await runMoves(who.scope, [{ id: ids[2] ?? "", action: "attempt", reason: "CUSTOMER_CANCELLED" }]);
  setTimeTo("2026-11-23T15:00:00Z");
  await runMoves(who.scope, [{ id: ids[3] ?? "", action: "dropoff" }]);
}

interface Measured {
  value: number | string | null;
  before: number | string | null;
  days: { day: string; value: number | null }[];
  groups: { key: string; label: string | null; value: number | null }[];
  compared: { from: string; to: string; with: string };
}

async function measure(who: TestWorkspace, path: string): Promise<Measured> {
  const answer = await who.fetch(`/api/analytics/measures/${path}`);
  const body = await answer.json<{ data: Measured }>();
  expect([path, answer.status]).toEqual([path, 200]);
  return body.data;
}

test("every measure is the figure of the dashboards, and its list has as many rows as it counts", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  for (const name of Object.keys(dashboards)) {
    const view = await viewDashboard(who.scope, name, new URL("https://waybill.test/"));
    if (!view.ok) throw new Error(name);
    for (const figure of view.value.figures) {
      const { value, before } = await measure(who, figure.name);
      expect([figure.name, Number(value), before]).toEqual([figure.name, Number(figure.value), figure.before]);
      if (figure.rows === null) continue;
      const rows = await who.fetch(`/api/analytics/measures/${figure.name}/rows`);
      const { data } = await rows.json<{ data: { rows: unknown[] } }>();
      expect([figure.name, data.rows.length]).toEqual([figure.name, figure.rows]);
    }
  }
  const listed = await (await who.fetch("/api/analytics/measures")).json<{ data: { measures: { name: string }[] } }>();
  expect(listed.data.measures.map(({ name }) => name)).toEqual(measures.map(({ name }) => name));
});

test("a measure has its days, its groups with names, and the earlier days that it is compared with", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  const all = await measure(who, "orders?from=2026-11-20&to=2026-11-23&by=type");
  expect(all.days).toEqual([
    { day: "2026-11-20", value: 0 },
    { day: "2026-11-21", value: 0 },
    { day: "2026-11-22", value: 0 },
    { day: "2026-11-23", value: 5 },
  ]);
  expect(all.groups).toMatchObject([{ key: "standard", value: 5, before: 0 }]);
  expect(all.compared).toEqual({ from: "2026-11-16", to: "2026-11-19", with: "previous" });
  const year = await measure(who, "orders?from=2026-11-20&to=2026-11-23&compare=year");
  expect(year.compared).toEqual({ from: "2025-11-21", to: "2025-11-24", with: "year" });
  const late = await measure(who, "late?by=agent");
  expect(late.groups).toEqual([{ key: expect.any(String), label: expect.any(String), value: 4, before: 0 }]);
  // Nothing to divide by is no number; a value that nobody has counts nothing.
  expect((await measure(who, "otif?to=2020-01-31")).value).toBe(null);
  expect((await measure(who, "orders?merchant=nobody")).value).toBe(0);
  expect((await measure(who, "otif?merchant=nobody&zone=none&from=2026-11-20")).value).toBe(null);
});

test("refuses what a number cannot be cut by, days that are none and too many of them, and strangers", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const refused = async (path: string, by = who) => {
    const answer = await by.fetch(`/api/analytics/measures/${path}`);
    const { errors = {} } = await answer.json<{ errors?: object }>();
    return [answer.status, ...Object.keys(errors)];
  };
  expect(await refused("routes?by=merchant")).toEqual([422, "by"]);
  expect(await refused("routes?merchant=x")).toEqual([422, "merchant"]);
  expect(await refused("orders?by=hour")).toEqual([422, "by"]);
  expect(await refused("orders?from=2026-02-30")).toEqual([422, "from"]);
  expect(await refused("orders?from=2026-11-24")).toEqual([422, "from"]);
  expect(await refused("orders?from=2026-01-01&zone=none")).toEqual([422, "from"]);
  expect(await refused("orders?from=2020-01-01")).toEqual([422, "from"]);
  expect(await refused("orders?colour=red")).toEqual([422, "colour"]);
  expect(await refused("nothing")).toEqual([404]);
  expect(await refused("service_ninety/rows")).toEqual([404]);
  const guest = await createTestWorkspace({ permissions: ["orders"] });
  expect(await refused("orders", guest)).toEqual([403]);
});

test("a program reads measures with its token", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  const token = await createAccessToken(who, { name: "Numbers", access: "full" });
  const headers = { Authorization: `Bearer ${token}`, cookie: "", account: "", origin: "" };
  const answer = await who.fetch("/api/analytics/measures/orders", { headers });
  expect((await answer.json<{ data: Measured }>()).data.value).toBe(5);
});
