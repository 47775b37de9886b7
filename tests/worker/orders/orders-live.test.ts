import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { viewLive } from "#app/modules/orders/commands/live/view-live.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { parseLiveOrdersMessage } from "#app/modules/orders/model/live-board.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { cancelOrders } from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createAppContext } from "#workers/environment.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const day = "2096-03-13";
startTestsAt(`${day}T10:00:00Z`);

const here = (search = "") => ({ url: new URL(`https://waybill.test/orders/live?${search}`) });

/** Orders due today, every third without a carrier's readiness (Draft), every second tagged. */
function seedToday({ scope }: TestWorkspace, count: number) {
  return seedTestOrders(scope, count, (at) => ({
    draft: { delivery_schedule: { from: `${day}T08:00`, to: `${day}T12:00` }, tags: at % 2 === 0 ? ["cold"] : [] },
    issues: at % 3 === 0 ? ["geocoding_inaccurate"] : [],
  }));
}

test("the board has today's orders by state with the day's counts; filters and search narrow it, rows stay bounded", async () => {
  const workspace = await createTestWorkspace();
  const { scope } = workspace;
  const seeded = await seedToday(workspace, 600);
  await seedTestOrders(scope, 5, () => ({ draft: { delivery_schedule: { from: "2020-01-01T08:00" } } }));
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const read = async (search = "") => {
    counted.take();
    const view = await viewLive(measured, here(search));
    if (!view.ok) throw new Error(view.failure.code);
    return { board: view.value.board, rowsRead: counted.take().rowsRead };
  };
  const all = await read();
  expect(all.board.counts).toMatchObject({ 0: { count: 200 }, 2: { count: 400 } });
  expect(all.board.cards.filter(({ status }) => status === orderStatuses.code.ready)).toHaveLength(24);
  const cold = await read("tag=cold");
  expect(cold.board.cards.length).toBeGreaterThan(0);
  expect(cold.board.cards.every(({ tags }) => tags.includes("cold"))).toBe(true);
  const found = await read(`search=${seeded[10]?.number}`);
  expect(found.board.cards.map(({ id }) => id)).toEqual([seeded[10]?.id]);
  const none = await read(`merchant=${crypto.randomUUID()}`);
  expect(none.board.cards).toEqual([]);
  const rows = { all: all.rowsRead, tag: cold.rowsRead, search: found.rowsRead, merchant: none.rowsRead };
  console.log(`rows read per look at the live board: ${JSON.stringify(rows)}`);
  expect(all.rowsRead).toBeLessThanOrEqual(300);
  expect(Math.max(...Object.values(rows))).toBeLessThanOrEqual(1000);
});

test("a limited member's board has only orders of the own locations; changes by id are read in that scope too", async () => {
  const owner = await createTestWorkspace();
  const [order] = await seedToday(owner, 1);
  const limited = { ...owner.scope, locations: [crypto.randomUUID()] };
  expect(await viewLive(limited, here())).toMatchObject({ ok: true, value: { board: { cards: [] } } });
  const stranger = await createTestWorkspace();
  const requested = `/api/orders/live?ids=${order?.id}`;
  expect(await (await owner.fetch(requested)).json()).toMatchObject({ data: { orders: [{ id: order?.id }] } });
  expect(await (await stranger.fetch(requested)).json()).toMatchObject({ data: { orders: [] } });
  expect((await owner.fetch("/api/orders/live?ids=nonsense")).status).toBe(422);
});

test("viewers are notified of changed orders, as is the merchant they belong to, and no one else", async () => {
  const owner = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const merchant = await createTestWorkspace({ kind: "merchant" });
  const [order] = await seedToday(owner, 1);
  await owner.scope.db.update(orders).set({ ownerAccountId: merchant.account.id });
  const upgrade = { headers: { Upgrade: "websocket" } };
  const [own, shop, other] = await Promise.all([
    owner.fetch("/api/orders/live", upgrade),
    merchant.fetch("/api/orders/live", upgrade),
    stranger.fetch("/api/orders/live", upgrade),
  ]);
  const received: unknown[] = [];
  const inPortal: unknown[] = [];
  const overheard: unknown[] = [];
  for (const [{ webSocket }, list] of [
    [own, received],
    [shop, inPortal],
    [other, overheard],
  ] as const) {
    webSocket?.accept();
    webSocket?.addEventListener("message", ({ data }) => list.push(parseLiveOrdersMessage(String(data))));
  }
  const app = createAppContext(env, () => {});
  await relayOutbox(app);
  await cancelOrders.execute(owner.scope, { orders: [order?.id], reason: "double" });
  await relayOutbox(app);
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(2);
  expect(received.at(-1)).toEqual({ kind: "orders", ids: [order?.id] });
  await expect.poll(() => inPortal.at(-1)).toEqual({ kind: "orders", ids: [order?.id] });
  expect(overheard).toEqual([]);
  expect((await owner.fetch("/api/orders/live")).status).toBe(422);
});
