import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { announceWindows } from "#app/modules/messages/commands/watch-routes.server.ts";
import { messageSettings } from "#app/modules/messages/db/messages.tables.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { minute, second } from "#app/platform/kernel/milliseconds.ts";
import { createConfirmedPlan } from "#tests/worker/drive.ts";
import type { TestWorkspace } from "#tests/worker/workspace.ts";
import { createAppContext } from "#workers/environment.ts";
import { sendCustomerMessages } from "#workers/queues/customer-messages.ts";
import { countReads } from "./rows-read.ts";

const accounts = 10;
const perRoute = 10;
const copies = Number(import.meta.env.VITE_BENCH_COPIES ?? 200);
const announcements = accounts * perRoute * copies;
/** What the provider of texts takes a second. */
const perSecond = 50;
const target = 10;

/** Copies the only route of each account with its stops, shipments and orders; other columns as they are. */
async function copyRoutes(): Promise<void> {
  await copyRows("orders", {
    ...{ id: "'c' || n || t.id", number: "'C' || n || t.number", tracking_token: "lower(hex(randomblob(16)))" },
    customer_phone: "'+4176' || (1000000 + 1000 * n + t.rowid)",
    customer_email: "NULL",
  });
  await copyRows("shipments", { id: "'c' || n || t.id", number: "'C' || n || t.number" });
  await copyRows("shipment_orders", { shipment_id: "'c' || n || t.shipment_id", order_id: "'c' || n || t.order_id" });
  await copyRows("routes", { id: "'c' || n || t.id", number: "t.number + n" });
  await copyRows("stops", {
    ...{ id: "'c' || n || t.id", route_id: "'c' || n || t.route_id" },
    shipment_id: "CASE WHEN t.shipment_id IS NOT NULL THEN 'c' || n || t.shipment_id END",
  });
}

async function copyRows(table: string, columns: Readonly<Record<string, string>>): Promise<void> {
  const { results } = await env.DB.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => name !== "seq");
  const values = names.map((name) => columns[name] ?? `t."${name}"`);
  await env.DB.prepare(
    `WITH RECURSIVE c(n) AS (VALUES(1) UNION ALL SELECT n + 1 FROM c WHERE n < ${copies - 1})
     INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(", ")})
     SELECT ${values.join(", ")} FROM ${table} t, c WHERE t.rowid <= (SELECT max(rowid) FROM ${table})`,
  ).run();
}

/** The evening's texts go out in time, though the provider takes few a second and the clock calls once a minute. */
test("20,000 announcements of an evening leave within ten minutes", { timeout: 3_600_000 }, async () => {
  const all: TestWorkspace[] = [];
  for (let at = 0; at < accounts; at += 1)
    all.push((await createConfirmedPlan({ shipments: perRoute, agents: 1 })).who);
  await copyRoutes();
  for (const { account, scope } of all)
    await scope.db.insert(messageSettings).values({
      ...{ accountId: account.id, changedAt: 0 },
      settings: { events: { window_announced: { email: "off", sms: "on" } } },
    });

  // The provider's clock and the product's are one; it goes on with what is computed and with what is waited for.
  let waited = 0;
  const started = performance.now();
  const now = () => Date.parse("2026-11-22T18:30:00Z") + Math.round(performance.now() - started) + waited;
  vi.spyOn(Date, "now").mockImplementation(now);
  const wait = async (ms: number) => {
    waited += ms;
  };
  vi.stubGlobal("scheduler", { wait });
  const taken: number[] = [];
  const counted = countReads(env.DB);
  const { ports, ...rest } = createAppContext(env, () => {});
  const messenger = {
    ...ports.messenger,
    offered: { sms: "provider", whatsapp: "off" } as const,
    perSecond: { sms: perSecond, whatsapp: perSecond },
    send: async ({ id }: { id: string }) => {
      const at = now();
      taken.push(at);
      const recent = taken.slice(-2 * perSecond).filter((each) => each > at - second).length;
      return recent > perSecond
        ? ({ kind: "later", error: "too many", afterMs: second } as const)
        : ({ kind: "accepted", providerId: id } as const);
    },
  };
  const app: AppContext = {
    ...rest,
    ...{ db: openDatabase(counted.binding), ports: { ...ports, clock: { now }, messenger } },
  };
  counted.take();

  const began = now();
  const written = await announceWindows({ db: app.db, ports: app.ports, origin: "https://waybill.test" });
  const composed = counted.take();
  const composing = now() - began;
  expect(written).toBe(announcements);
  const again = now();
  expect(await announceWindows({ db: app.db, ports: app.ports, origin: "https://waybill.test" })).toBe(0);
  const [repeated, repeating] = [counted.take(), now() - again];

  let handed = 0;
  let minutes = 0;
  const start = now();
  while (handed < announcements && minutes < 60) {
    const called = now();
    handed += await sendCustomerMessages(app);
    minutes += 1;
    waited += Math.max(0, minute - (now() - called));
  }
  const sending = counted.take();
  const fastest = taken.reduce(
    (most, at, n) => Math.max(most, n - taken.findIndex((each) => each > at - second) + 1),
    0,
  );
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const rows = (read: { rowsRead: number }) => (read.rowsRead / announcements).toFixed(1);
  console.log(
    [
      `${announcements} announcements written in ${(composing / second).toFixed(1)} s, ${rows(composed)} rows read for each`,
      `the next call, with nothing to announce: ${repeated.rowsRead} rows read, ${(repeating / second).toFixed(1)} s`,
      `sent within ${((taken.at(-1) ?? 0) - start) / minute} minutes (target ${target}), at most ${fastest} a second (limit ${perSecond}), ${rows(sending)} rows read for each`,
    ].join("\n"),
  );
  expect(handed).toBe(announcements);
  expect(((taken.at(-1) ?? 0) - start) / minute).toBeLessThanOrEqual(target);
});
