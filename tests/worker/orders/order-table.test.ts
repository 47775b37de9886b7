import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readValidation } from "#app/modules/orders/commands/validate/read-validation.server.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { liveShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// The order's transitions, row by row through the commands that people and programs use: every status is brought about
// by them, every command is tried on an order in every status, and what the table has no row for is refused in words.

let mine: TestWorkspace;
let agentId: string;
let hub: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  agentId = await createAgent(mine.scope);
  const made = await call("/api/locations", {
    name: "Hub",
    address: { line1: "Street 1", city: "Mostar", country: "BA" },
    longitude: 17.8,
    latitude: 43.3,
  });
  const [row] = await mine.scope.db.select().from(locations).where(eq(locations.accountId, mine.account.id));
  hub = row?.id ?? String(made.id);
});

interface Answer {
  succeeded?: string[];
  refused?: { id: string; code: string; message: string }[];
  shipments?: { order_id: string; shipment_id: string }[];
  id?: string;
}

async function call(path: string, body: unknown): Promise<Answer> {
  const response = await mine.fetch(path, { body });
  const answer: { data?: Answer } = await response.json();
  expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer.data ?? {};
}

/** A bulk call that has to go through for all. */
async function does(path: string, body: unknown): Promise<Answer> {
  const answer = await call(path, body);
  expect(answer.refused, path).toEqual([]);
  return answer;
}

type Ship = "pickup" | "transfer" | "delivery" | "return";

/** Ships orders as a type and takes the shipments through some steps. */
async function ship(ids: string[], type: Ship, ...steps: string[]): Promise<string[]> {
  const answer = await does("/api/orders/ship", { orders: ids, type, location_id: hub });
  const shipments = [...new Set(answer.shipments?.map(({ shipment_id }) => shipment_id))];
  for (const step of steps) await act(shipments, step);
  return shipments;
}

function act(shipments: string[], step: string): Promise<Answer> {
  const [word = "", reason] = step.split(" ");
  if (word === "assign") return does(`/api/shipments/assign/${agentId}`, { shipments });
  return does(`/api/shipments/${word}`, { shipments, ...(reason ? { reason } : {}) });
}

type Status = (typeof orderStatuses.codes)[number];

/** How an order comes into each status. */
const ways: Record<Status, (ids: string[]) => Promise<unknown>> = {
  0: async () => {},
  1: (ids) => does("/api/orders/unassign", { orders: ids }),
  2: async () => {},
  3: (ids) => ship(ids, "delivery"),
  4: (ids) => ship(ids, "pickup", "assign", "pickup", "dropoff"),
  5: (ids) => ship(ids, "pickup", "assign", "pickup", "dropoff", "receive"),
  6: (ids) => ship(ids, "delivery", "assign", "pickup"),
  7: (ids) => ship(ids, "delivery", "assign", "dropoff"),
  8: (ids) => ship(ids, "delivery", "assign", "attempt NO_ANSWER"),
  9: (ids) => does("/api/orders/cancel", { orders: ids, reason: "by mistake" }),
  10: async (ids) => {
    await does("/api/orders/cancel", { orders: ids, reason: "by mistake" });
    await does("/api/orders/close", { orders: ids });
  },
  15: (ids) => ship(ids, "delivery", "assign", "attempt NOT_ORDERED"),
  11: (ids) => back(ids, "assign"),
  12: (ids) => back(ids, "assign", "pickup"),
  13: (ids) => back(ids, "assign", "pickup", "dropoff"),
  14: (ids) => back(ids, "assign", "pickup", "attempt NO_ANSWER"),
};

async function back(ids: string[], ...steps: string[]): Promise<void> {
  await ways[15](ids);
  await ship(ids, "return", ...steps);
}

/** Orders in every status, `copies` of each. */
async function everyStatus(copies: number): Promise<Map<Status, string[]>> {
  const drafts = await seedTestOrders(mine.scope, copies, () => ({ issues: ["geocoding_multiple_results"] }));
  const seeded = await seedTestOrders(mine.scope, copies * (orderStatuses.codes.length - 1));
  const left = seeded.map(({ id }) => id);
  const all = new Map<Status, string[]>([[0, drafts.map(({ id }) => id)]]);
  for (const status of orderStatuses.codes) {
    if (status === orderStatuses.code.draft) continue;
    const ids = left.splice(0, copies);
    await ways[status](ids);
    all.set(status, ids);
  }
  const rows = await mine.scope.db.select({ id: orders.id, status: orders.status }).from(orders);
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  for (const [status, ids] of all) for (const id of ids) expect(statuses.get(id), `way to ${status}`).toBe(status);
  return all;
}

interface Move {
  run: (ids: string[]) => Promise<Answer>;
  /** `from→to`, by the table; every other status is refused. */
  moves: string;
  event: string;
  refusals: string[];
}

const illegal = ["illegal_transition"];
const unshippable = ["order_has_issues", "order_not_ready", "order_already_shipped", "shipment_type_unfit"];

/** What is done to orders; what shipments do to them is the second table. */
const commands: Record<string, Move> = {
  assign_carrier: {
    run: (ids) => call("/api/orders/assign-carrier", { orders: ids }),
    moves: "1→2",
    event: "assigned",
    refusals: illegal,
  },
  unassign: {
    run: (ids) => call("/api/orders/unassign", { orders: ids }),
    moves: "2→1",
    event: "unassigned",
    refusals: illegal,
  },
  cancel: {
    run: (ids) => call("/api/orders/cancel", { orders: ids, reason: "changed their mind" }),
    moves: "0→9 1→9 2→9 3→9 4→15 5→15 8→15",
    event: "cancelled",
    refusals: illegal,
  },
  return: {
    run: (ids) => call("/api/orders/return", { orders: ids }),
    moves: "8→15",
    event: "status_changed",
    refusals: illegal,
  },
  close: {
    run: (ids) => call("/api/orders/close", { orders: ids }),
    moves: "7→10 9→10 13→10",
    event: "status_changed",
    refusals: illegal,
  },
  lose: {
    run: (ids) => call("/api/orders/lose", { orders: ids, reason: "lost", note: "between two hubs" }),
    moves: "4→10 5→10 6→10 8→10 11→10 12→10 14→10 15→10",
    event: "status_changed",
    refusals: illegal,
  },
  ship_pickup: {
    run: (ids) => call("/api/orders/ship", { orders: ids, type: "pickup", location_id: hub }),
    moves: "2→3",
    event: "added_to_shipment",
    refusals: unshippable,
  },
  ship_transfer: {
    run: (ids) => call("/api/orders/ship", { orders: ids, type: "transfer", location_id: hub }),
    moves: "2→3 4→4 5→5 8→8",
    event: "added_to_shipment",
    refusals: unshippable,
  },
  ship_delivery: {
    run: (ids) => call("/api/orders/ship", { orders: ids, type: "delivery" }),
    moves: "2→3 4→4 5→5 8→8",
    event: "added_to_shipment",
    refusals: unshippable,
  },
  ship_return: {
    run: (ids) => call("/api/orders/ship", { orders: ids, type: "return" }),
    moves: "14→14 15→15",
    event: "added_to_shipment",
    refusals: unshippable,
  },
};

const [english, german] = [createTranslator("en"), createTranslator("de")];

async function lastEvents(ids: string[]) {
  const rows = await mine.scope.db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(orderEvents.version);
  return new Map(rows.map((row) => [row.orderId, row]));
}

test("every command on an order in every status: moved as in the table, or refused with a message", {
  timeout: 120_000,
}, async () => {
  const names = Object.keys(commands);
  const all = await everyStatus(names.length);
  for (const [at, name] of names.entries()) {
    const { run, moves, event, refusals } = commands[name] ?? expect.fail();
    const wanted = new Map(moves.split(" ").map((move) => move.split("→").map(Number) as [number, number]));
    const ids = new Map([...all].map(([status, copies]) => [copies[at] ?? "", status]));
    const answer = await run([...ids.keys()]);
    const refused = new Map(answer.refused?.map((each) => [each.id, each]));
    const rows = await mine.scope.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids.keys()]));
    const happened = await lastEvents([...ids.keys()]);
    for (const { id, status } of rows) {
      const from = ids.get(id) ?? -1;
      const to = wanted.get(from);
      const what = `${name} from ${from}`;
      expect(status, what).toBe(to ?? from);
      if (to === undefined) {
        const { code, message } = refused.get(id) ?? expect.fail(`${what} went through`);
        expect(refusals, what).toContain(code);
        expect(message, what).toBe(english(`errors:${code}`));
        expect(german(`errors:${code}`), what).toMatch(/^[A-ZÄÖÜ].{20,}\.$/);
      } else {
        expect(answer.succeeded, what).toContain(id);
        expect(happened.get(id), what).toMatchObject({
          type: event,
          fromStatus: from,
          toStatus: to,
          actorId: mine.userId,
          actorName: mine.scope.actor.name,
          at: expect.any(Number),
        });
      }
    }
  }
});

/** What a step of a shipment does to an order in a status: as what it is shipped, the steps before, the step, the row. */
const legs: [type: Ship, from: Status, before: string[], step: string, to: Status, event: string][] = [
  ["pickup", 2, ["assign"], "pickup", 4, "picked_up"],
  ["pickup", 2, ["assign", "pickup", "dropoff"], "receive", 5, "received"],
  ["pickup", 2, ["assign"], "attempt NOT_AVAILABLE", 2, "status_changed"],
  ["pickup", 2, [], "cancel late", 2, "status_changed"],
  ["transfer", 4, ["assign"], "pickup", 5, "picked_up"],
  ["transfer", 5, ["assign"], "pickup", 5, "added_to_shipment"],
  ["transfer", 5, ["assign", "pickup", "dropoff"], "receive", 5, "received"],
  ["delivery", 2, ["assign"], "pickup", 6, "picked_up"],
  ["delivery", 4, ["assign"], "pickup", 6, "picked_up"],
  ["delivery", 5, ["assign"], "pickup", 6, "picked_up"],
  ["delivery", 8, ["assign"], "pickup", 6, "picked_up"],
  ["delivery", 2, ["assign", "pickup"], "dropoff", 7, "dropped_off"],
  ["delivery", 2, ["assign", "pickup"], "attempt NO_ANSWER", 8, "attempted"],
  ["delivery", 2, ["assign", "pickup"], "attempt PRICING_ISSUE", 15, "attempted"],
  ["delivery", 2, ["assign", "pickup", "attempt NO_ANSWER"], "receive", 8, "received"],
  ["delivery", 2, ["assign", "pickup", "attempt NO_ANSWER"], "reset", 3, "status_changed"],
  ["delivery", 2, [], "cancel late", 2, "status_changed"],
  ["return", 15, [], "assign", 11, "status_changed"],
  ["return", 14, [], "assign", 11, "status_changed"],
  ["return", 15, ["assign"], "cancel late", 15, "status_changed"],
  ["return", 15, ["assign"], "unassign", 15, "status_changed"],
  ["return", 14, ["assign"], "unassign", 15, "status_changed"],
  ["return", 15, [], "cancel late", 15, "added_to_shipment"],
  ["return", 15, ["assign"], "pickup", 12, "picked_up"],
  ["return", 15, ["assign"], "attempt NO_ANSWER", 14, "attempted"],
  ["return", 15, ["assign", "pickup"], "attempt NO_ANSWER", 14, "attempted"],
  ["return", 15, ["assign", "pickup"], "dropoff", 13, "dropped_off"],
  ["return", 15, ["assign", "pickup", "dropoff"], "receive", 13, "dropped_off"],
];

test("every step of every type of shipment moves its order as in the table, and the customer sees the same", {
  timeout: 120_000,
}, async () => {
  const seeded = await seedTestOrders(mine.scope, legs.length);
  for (const [at, [type, from, before, step, to, event]] of legs.entries()) {
    const { id, number } = seeded[at] ?? expect.fail();
    const what = `${type} from ${from}: ${step}`;
    await ways[from]([id]);
    const shipments = await ship([id], type, ...before);
    await act(shipments, step);
    const [row] = await mine.scope.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.status, what).toBe(to);
    expect((await lastEvents([id])).get(id), what).toMatchObject({
      type: event,
      toStatus: to,
      actorName: mine.scope.actor.name,
    });
    const tracked = await mine.fetch(`/api/track/${number}`);
    const { data }: { data: { order: { status: string } } } = await tracked.json();
    expect(data.order.status, what).toBe(orderStatuses.byCode(to).customer);
  }
});

const inCustody: Status[] = [
  orderStatuses.code.shipped,
  orderStatuses.code.in_transit,
  orderStatuses.code.out_for_delivery,
  orderStatuses.code.delivery_attempted,
  orderStatuses.code.dispatched_for_return,
  orderStatuses.code.return_in_progress,
  orderStatuses.code.return_attempted,
  orderStatuses.code.pending_return,
];

test("lost or damaged orders end completely: no shipment of them moves, and none is created", {
  timeout: 120_000,
}, async () => {
  const seeded = await seedTestOrders(mine.scope, inCustody.length * 2);
  const lost: Record<"lost" | "damaged", string[]> = { lost: [], damaged: [] };
  for (const [at, status] of inCustody.entries()) {
    // Once as it came there, once with a shipment that is on its way.
    const [waiting, carried] = [seeded[2 * at]?.id ?? "", seeded[2 * at + 1]?.id ?? ""];
    await ways[status]([waiting, carried]);
    if ([4, 5, 8].includes(status)) await ship([carried], "delivery", "assign", "pickup");
    if ([14, 15].includes(status)) await ship([carried], "return", "assign", "pickup");
    lost.lost.push(waiting);
    lost.damaged.push(carried);
  }
  for (const reason of ["lost", "damaged"] as const) await does("/api/orders/lose", { orders: lost[reason], reason });
  const ids = seeded.map(({ id }) => id);
  const carriers = await mine.scope.db
    .selectDistinct({ id: shipments.id, status: shipments.status, routeId: shipments.routeId })
    .from(shipmentOrders)
    .innerJoin(shipments, eq(shipments.id, shipmentOrders.shipmentId))
    .where(inArray(shipmentOrders.orderId, ids));
  expect(carriers.filter(({ status, routeId }) => liveShipmentStatuses.includes(status) || routeId !== null)).toEqual(
    [],
  );
  const all = carriers.map(({ id }) => id);
  for (const step of [`assign/${agentId}`, "pickup", "dropoff", "receive", "reset", "unassign"])
    await call(`/api/shipments/${step}`, { shipments: all });
  await call("/api/shipments/attempt", { shipments: all, reason: "NO_ANSWER" });
  const rows = await mine.scope.db.select().from(orders).where(inArray(orders.id, ids));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([10]));
  expect((await call("/api/orders/ship", { orders: ids, type: "delivery" })).succeeded).toEqual([]);
});

test("an address that is corrected beyond Draft and not found holds its order, until somebody confirms the place", {
  timeout: 60_000,
}, async () => {
  const [ready, processing, draft] = await seedTestOrders(mine.scope, 3, (at) =>
    at === 2 ? { issues: ["geocoding_multiple_results"] } : {},
  );
  const [shipment = ""] = await ship([processing?.id ?? ""], "delivery");
  const stored = async (id = "") => (await mine.scope.db.select().from(orders).where(eq(orders.id, id)))[0];
  for (const [order, status] of [
    [ready, 2],
    [processing, 3],
    [draft, 0],
  ] as const) {
    const corrected = { destination: { address: { line1: "Nirgendwo 99", city: "Xyzzyville", country: "BA" } } };
    const seen = await stored(order?.id);
    const answer = await mine.fetch(`/api/orders/${order?.number}/locations`, {
      method: "PUT",
      body: { ...corrected, version: seen?.version },
    });
    expect(answer.status).toBe(200);
    const held = await stored(order?.id);
    expect(held?.status).toBe(status);
    expect(held?.issues.length).toBeGreaterThan(0);
    const page = await readValidation(mine.scope, { url: new URL("https://waybill.test/orders/validate"), params: {} });
    expect(page.ok && page.value.orders.map(({ number }) => number)).toContain(order?.number);
  }
  const refusedShip = await call("/api/orders/ship", { orders: [ready?.id], type: "delivery" });
  expect(refusedShip.refused?.[0]?.code).toBe("order_has_issues");
  const refusedAssign = await call(`/api/shipments/assign/${agentId}`, { shipments: [shipment] });
  expect(refusedAssign.refused?.[0]?.code).toBe("order_has_issues");
  const point = { longitude: 17.81, latitude: 43.34 };
  for (const order of [ready, processing])
    await does("/api/orders/validate-locations", { orders: [{ id: order?.id, point }] });
  expect(await stored(ready?.id)).toMatchObject({ status: orderStatuses.code.ready, issues: [] });
  expect(await stored(processing?.id)).toMatchObject({
    status: orderStatuses.code.processing,
    issues: [],
    destination: { point },
  });
  const [carrying] = await mine.scope.db.select().from(shipments).where(eq(shipments.id, shipment));
  expect(carrying?.destination.point).toEqual(point);
  await does(`/api/shipments/assign/${agentId}`, { shipments: [shipment] });
  const again = await call("/api/orders/validate-locations", { orders: [{ id: ready?.id, point }] });
  expect(again.refused?.[0]?.code).toBe("illegal_transition");
});
