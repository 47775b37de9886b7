import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportDashboard } from "#app/modules/analytics/commands/export-dashboard.server.ts";
import { readRowsScreen } from "#app/modules/analytics/commands/list-rows.server.ts";
import { recountAccount } from "#app/modules/analytics/commands/recount.server.ts";
import { viewDashboard } from "#app/modules/analytics/commands/view-dashboard.server.ts";
import { compareDay } from "#app/modules/analytics/db/day-check.server.ts";
import { buildRowsAddress, type DashboardView } from "#app/modules/analytics/model/dashboard-view.ts";
import { type DashboardName, dashboards } from "#app/modules/analytics/model/dashboards.ts";
import { toWindowCount } from "#app/modules/analytics/model/window-cells.ts";
import { customerMessages } from "#app/modules/messages/db/messages.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { sendOut } from "#tests/factories/collections.ts";
import { readExportedTable } from "#tests/factories/exported-table.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** A day with orders delivered, failed and missed. */
async function work(who: TestWorkspace): Promise<void> {
  const agentId = await createAgent(who.scope);
  const out = await sendOut(who.scope, agentId, [[], [], [], [], []]);
  const ids = out.map(({ shipmentId }) => shipmentId);
  // One is kept; the other is over when the driver comes.
  await sendWindow(who, out[0]?.orderId ?? "", ["2026-11-23T06:30:00Z", "2026-11-23T07:30:00Z"], 4);
  await sendWindow(who, out[3]?.orderId ?? "", ["2026-11-23T12:00:00Z", "2026-11-23T13:00:00Z"], 12);
  await runMoves(who.scope, [{ id: ids[0] ?? "", action: "dropoff" }]);
  await runMoves(who.scope, [{ id: ids[1] ?? "", action: "attempt", reason: "NO_ANSWER" }]);
  await runMoves(who.scope, [{ id: ids[2] ?? "", action: "attempt", reason: "CUSTOMER_CANCELLED" }]);
  setTimeTo("2026-11-23T15:00:00Z");
  await runMoves(who.scope, [{ id: ids[3] ?? "", action: "dropoff" }]);
}

/** A message with a window, as it left an hour before the first delivery. */
async function sendWindow(
  { scope }: TestWorkspace,
  orderId: string,
  window: readonly [string, string],
  stopsAhead: number,
  event: "out_for_delivery" | "window_announced" = "out_for_delivery",
): Promise<void> {
  const sentAt = Date.parse("2026-11-23T06:00:00Z");
  const [windowFrom, windowTo] = window.map((each) => Date.parse(each));
  await scope.db.insert(customerMessages).values({
    ...{ id: crypto.randomUUID(), accountId: scope.account.id, orderId, event, version: "1" },
    ...{ channel: "email", state: "handed", language: "en", subject: "On its way", body: "On its way" },
    ...{ createdAt: sentAt, handedAt: sentAt, windowFrom, windowTo, stopsAhead },
  });
}

test("windows that customers were sent are kept, early or late by when the driver came", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  const { figures } = await view(who, "windows");
  const value = (name: string) => figures.find((each) => each.name === name)?.value;
  expect(["window_kept", "window_early", "window_late", "window_moved", "window_width"].map(value)).toEqual([
    ...[50, 0, 50, 0, 60],
  ]);
});

test("windows of the evening before that were missed have their causes, with the orders behind each", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  const out = await sendOut(
    who.scope,
    await createAgent(who.scope),
    Array.from({ length: 20 }, () => []),
  );
  const over = ["2026-11-23T05:30:00Z", "2026-11-23T06:30:00Z"] as const;
  const due = ["2026-11-23T06:30:00Z", "2026-11-23T07:30:00Z"] as const;
  for (const [at, { orderId }] of out.entries())
    await sendWindow(who, orderId, at < 5 ? over : due, 4, "window_announced");
  await runMoves(
    who.scope,
    out.map(({ shipmentId }) => ({ id: shipmentId, action: "dropoff" })),
  );
  const shown = await view(who, "windows");
  expect(shown.widths).toMatchObject({ announced: 75, causes: [{ rows: 5, points: 25 }] });
  expect(shown.widths?.byHour).toEqual({ hours: [8], lines: [{ band: "evening", minutes: [60] }] });
  expect(shown.widths?.wider).toMatchObject([{ band: "evening", inside: 75, aim: 95, width: 60, neededWidth: 126 }]);
  const [cause] = shown.widths?.causes ?? [];
  const address = buildRowsAddress("/analytics/rows", shown, { subject: "order", count: cause?.count ?? "orders" });
  expect(await countRows(who, address)).toEqual([5, 5]);
});

test("windows hold by stops ahead and by hour of arrival, on the screen, in the file and counted again", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  const { calibration } = await view(who, "windows");
  const [early, late] = [
    { hour: 8, sent: 1, missed: 0 },
    { hour: 16, sent: 1, missed: 1 },
  ];
  const shown = calibration?.rows.map(({ byHour, ...row }) => ({ ...row, byHour: byHour.filter(({ sent }) => sent) }));
  expect(shown).toMatchObject([
    { band: "ahead_3_5", aim: 90, all: { sent: 1, missed: 0 }, byHour: [early] },
    { band: "ahead_11_15", aim: 95, all: { sent: 1, missed: 1 }, byHour: [late] },
    { band: null, aim: 90, all: { sent: 2, missed: 1 }, byHour: [early, late] },
  ]);
  const day = { accountId: who.account.id, subject: "order", day: "2026-11-23" } as const;
  expect(await compareDay(who.scope, day)).toEqual({ facts: [], isSumWrong: false });
  const written = {
    en: [
      "Where windows hold,Windows sent,Outside the window,",
      "3–5 stops ahead,1,0,100,90",
      "Last window,2,1,50,90",
      "Width over the day,3–5",
    ],
    de: ["Wo Zeitfenster halten;", "11–15 Stopps davor", "Letztes Zeitfenster"],
  };
  const url = new URL("https://waybill.test/?format=csv");
  for (const language of ["en", "de"] as const) {
    const file = await exportDashboard(who.scope, { url, language, params: { dashboard: "windows" } });
    if (!file.ok) throw new Error(file.failure.code);
    const text = await new Response(file.value.body).text();
    for (const each of written[language]) expect(text).toContain(each);
  }
  const list = await who.fetch("/analytics/rows/export?format=csv&count=window_missed/ahead_11_15/hour_16");
  expect((await list.text()).split("\n").filter((line) => line.includes("2026-11-23,"))).toHaveLength(1);
});

async function view(who: TestWorkspace, name: string, query = ""): Promise<DashboardView> {
  const found = await viewDashboard(who.scope, name, new URL(`https://waybill.test/?${query}`));
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

/** The number of rows of the list at a URL, page by page, and the count it shows. */
async function countRows(who: TestWorkspace, address: string): Promise<[number, number]> {
  const url = new URL(address, "https://waybill.test");
  let rows = 0;
  for (;;) {
    const page = await readRowsScreen(who.scope, { url, params: {} });
    if (!page.ok) throw new Error(`${address}: ${JSON.stringify(page.failure)}`);
    rows += page.value.rows.length;
    if (page.value.next === null) return [rows, page.value.total];
    url.searchParams.set("after", page.value.next);
  }
}

const names = Object.keys(dashboards) as DashboardName[];

test.each(names)("every bar and figure of %s opens as many rows as it shows", async (name) => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  let opened = 0;
  for (const query of ["", "type=standard", "type=standard&zone=none", "agent=nobody"])
    opened += await openAll(who, await view(who, name, query));
  console.log(`${name}: ${opened} bars opened`);
  if (name !== "fleet") expect(opened).toBeGreaterThan(0);
});

test.each(names)("every bar of %s over 90 days and over two years opens as many rows as it shows", async (name) => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  // More than a page on one day, and a day each behind it for longer than is read at once.
  await seedTestOrders(who.scope, 105);
  const seeded = await seedTestOrders(who.scope, 75);
  for (const [at, { id }] of seeded.entries())
    await who.scope.db
      .update(orders)
      .set({ deliveryTo: `${addDays("2026-11-22", at < 60 ? -at : -8 * at)}T15:00`, zoneId: `zone-${at % 2}` })
      .where(eq(orders.id, id));
  for (let round = 0; round < 20 && !(await recountAccount(who.scope)); round += 1);
  let opened = 0;
  for (const back of [89, 729])
    opened += await openAll(who, await view(who, name, `from=${addDays("2026-11-23", -back)}&to=2026-11-23`));
  console.log(`${name}: ${opened} bars of longer periods opened`);
  if (name !== "fleet") expect(opened).toBeGreaterThan(5);
});

/** Opens every bar and figure, and counts the bars. */
async function openAll(who: TestWorkspace, shown: DashboardView): Promise<number> {
  let opened = 0;
  for (const chart of shown.charts)
    for (const bar of chart.bars)
      for (const count of chart.counts) {
        const n = bar.values[count];
        if (!n) continue;
        opened += 1;
        const address = buildRowsAddress("/analytics/rows", shown, { ...chart, count, key: bar.key });
        expect([address, ...(await countRows(who, address))]).toEqual([address, n, n]);
      }
  for (const cell of shown.calibration?.rows.flatMap(({ all, byHour }) => [all, ...byHour]) ?? [])
    for (const [part, n] of [["window_sent", cell.sent] as const, ["window_missed", cell.missed] as const]) {
      if (n === 0) continue;
      opened += 1;
      const count = toWindowCount(part, cell);
      const address = buildRowsAddress("/analytics/rows", shown, { subject: "order", count });
      expect([address, ...(await countRows(who, address))]).toEqual([address, n, n]);
    }
  for (const { count, rows } of shown.widths?.causes ?? []) {
    opened += 1;
    const address = buildRowsAddress("/analytics/rows", shown, { subject: "order", count });
    expect([address, ...(await countRows(who, address))]).toEqual([address, rows, rows]);
  }
  for (const { list, rows, subject } of shown.figures)
    if (list && rows !== null) {
      const address = buildRowsAddress("/analytics/rows", shown, { subject, count: list });
      expect([address, ...(await countRows(who, address))]).toEqual([address, rows, rows]);
    }
  return opened;
}

test("filters apply to all figures, and a value without matches shows none", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  const all = await view(who, "orders");
  const of = (shown: DashboardView) => shown.figures.find((each) => each.name === "orders")?.value;
  expect(of(all)).toBe(5);
  expect(of(await view(who, "orders", "type=standard"))).toBe(5);
  expect(of(await view(who, "orders", "type=standard&zone=none"))).toBe(5);
  expect(of(await view(who, "orders", "merchant=nobody"))).toBe(0);
  expect(of(await view(who, "orders", "merchant=nobody&zone=none"))).toBe(0);
  const odd = await view(who, "orders", "from=2026-99-99&to=hello");
  expect(odd.ignored).toEqual(["to", "from"]);
});

test("dashboards and lists are exported as files, only with permission to see them", async () => {
  setTimeTo("2026-11-23T07:00:00Z");
  const who = await createTestWorkspace();
  await work(who);
  const file = await who.fetch("/analytics/dashboards/orders/export?format=csv");
  expect(file.status).toBe(200);
  expect(await file.text()).toContain("No answer,1");
  const rows = await who.fetch("/analytics/rows/export?format=xlsx&subject=order&count=orders");
  expect(readExportedTable(new Uint8Array(await rows.arrayBuffer())).rows).toHaveLength(6);
  const unnamed = await who.fetch("/analytics/rows/export?format=xlsx");
  expect(readExportedTable(new Uint8Array(await unnamed.arrayBuffer())).rows).toHaveLength(6);
  expect((await who.fetch("/analytics/rows/export?format=csv&subject=order&count=nothing")).status).toBe(422);
  expect((await who.fetch("/analytics/dashboards/nothing/export?format=csv")).status).toBe(404);
  const guest = await createTestWorkspace({ permissions: ["orders"] });
  const refused = await guest.fetch("/analytics/dashboards/orders/export?format=csv");
  expect(refused.headers.get("content-type") ?? "").not.toContain("csv");
});
