import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { membershipLocations } from "#app/modules/identity/db/members.tables.ts";
import { readImports } from "#app/modules/imports/db/import-list.reads.server.ts";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { readOrders } from "#app/modules/orders/db/order-list.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { countOrdersByStatus } from "#app/modules/orders/db/status-counts.reads.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { editDestination, editSource } from "#app/modules/shipments/commands/edit-ends.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { countShipmentsByStatus, readShipments } from "#app/modules/shipments/db/shipment-list.reads.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { permissions } from "#app/platform/access/permissions.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, readWithoutRequestId, type TestWorkspace } from "../workspace.ts";

const everyWord = [...permissions];

/** An account with two locations, and a member who has every permission but only the first location. */
async function twoLocations() {
  const owner = await createTestWorkspace();
  const mine = await place(owner, "Mine");
  const theirs = await place(owner, "Theirs");
  await seedTestOrders(owner.scope, 12);
  const all = await owner.scope.db.select({ id: orders.id, number: orders.number }).from(orders).orderBy(orders.id);
  for (const [at, { id }] of all.entries()) await move(owner.scope, id, at, mine, theirs);
  const { statements } = await createShipments(
    owner.scope,
    all.map(({ id }) => id),
  );
  await commit(owner.scope.db, statements);
  const member = await createTestWorkspace({ member: owner, permissions: everyWord });
  await owner.scope.db.insert(membershipLocations).values({
    accountId: owner.account.id,
    userId: member.userId,
    locationId: mine,
  });
  const scope: Scope = { ...member.scope, locations: [mine] };
  return { owner, member, scope, mine, theirs, all };
}

async function place(owner: TestWorkspace, name: string): Promise<string> {
  const made = await locationCatalogue.create.execute(owner.scope, {
    name,
    address: { line1: "Street 1", city: "Sarajevo", country: "BA" },
    longitude: 18.4,
    latitude: 43.8,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

/** One in three leaves from the member's location, one in three goes to it, the others have nothing to do with it. */
async function move(scope: Scope, id: string, at: number, mine: string, theirs: string): Promise<void> {
  const [order] = await scope.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error("no order");
  const to = { ...order.destination, kind: "location" as const, id: mine, name: "Mine" };
  await scope.db
    .update(orders)
    .set({
      sourceLocationId: at % 3 === 0 ? mine : theirs,
      ...(at % 3 === 1 ? { destination: to } : {}),
      status: orderStatuses.code.ready,
      issues: [],
    })
    .where(eq(orders.id, id));
}

const list = (query = "") => parseListQuery(new URLSearchParams(query));

test("a limited member's lists and counts include objects from or to the member's locations, once each", async () => {
  const { owner, scope, all } = await twoLocations();
  const seen = all.filter((_, at) => at % 3 !== 2).map(({ number }) => number);
  for (const query of [
    "limit=50",
    "limit=50&sort=created_at",
    "limit=50&sort=-delivery_schedule",
    "limit=50&filters[status][]=3",
  ]) {
    const { rows } = await readOrders(scope, list(query));
    expect(rows.map(({ number }) => number).sort(), query).toEqual([...seen].sort());
  }
  const walked: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readOrders>> = await readOrders(
      scope,
      list(`limit=3${cursor ? `&cursor=${cursor}` : ""}`),
    );
    walked.push(...page.rows.map(({ number }) => number));
    cursor = page.pagination.next;
  } while (cursor);
  expect(walked.sort()).toEqual([...seen].sort());
  const counts = await countOrdersByStatus(scope);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  expect((await countOrdersByStatus(owner.scope)).reduce((sum, { count }) => sum + count, 0)).toBe(12);
  const made = await scope.db.select().from(shipments);
  const types = [...new Set(made.map(({ type }) => type))];
  let listed = 0;
  for (const type of types) {
    listed += (await readShipments(scope, type, list("limit=50"))).rows.length;
    expect([...((await countShipmentsByStatus(scope, type)) ?? [])].reduce((sum, [, n]) => sum + n, 0)).toBe(
      (await readShipments(scope, type, list("limit=50"))).rows.length,
    );
  }
  expect(listed).toBe(8);
});

test("an order or shipment of other locations looks unknown", async () => {
  const { member, all, owner } = await twoLocations();
  const hidden = all[2];
  const foreign = await twoLocations();
  const made = await owner.scope.db.select().from(shipments);
  const hiddenShipment = made.find(({ orderNumber }) => orderNumber === hidden?.number);
  const answers = await Promise.all(
    [hidden?.number, "O-0000", foreign.all[0]?.number].map(async (number) => {
      const answer = await member.fetch(`/api/orders/${number}`);
      return { status: answer.status, body: await readWithoutRequestId(answer) };
    }),
  );
  expect(answers[0]?.status).toBe(404);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual(answers[2]);
  const cancelled = await member.fetch("/api/orders/x/cancel", { body: {} });
  expect(cancelled.status).toBeGreaterThanOrEqual(400);
  const moved = await member.fetch("/api/shipments/cancel", {
    body: { shipments: [hiddenShipment?.id, crypto.randomUUID()], reason: "x" },
  });
  const { data } = await moved.json<{ data: { succeeded: string[]; refused: { code: string }[] } }>();
  expect(data.succeeded).toEqual([]);
  expect(data.refused.map(({ code }) => code)).toEqual(["not_found", "not_found"]);
});

test("imports of other people and locations are not listed", async () => {
  const { scope } = await twoLocations();
  expect((await readImports(scope, parseListQuery(new URLSearchParams()))).rows).toEqual([]);
});

test("a limited member cannot create an order outside its locations", async () => {
  const { scope, mine, theirs } = await twoLocations();
  const address = { line1: "Street 2", city: "Sarajevo", country: "BA" };
  const customer = { type: 1, first_name: "A", last_name: "B", phone: "+38761123456" };
  const draft = { kind: "standard", packages: [{ type: 1, quantity: 1 }], customer, destination: { address } };
  const codeFor = async (source: unknown) => {
    const made = await createOrder.execute(scope, { ...draft, source });
    return made.ok ? "made" : Object.keys(made.failure.fields ?? {}).join();
  };
  expect(await codeFor({ location_id: mine })).toBe("made");
  expect(await codeFor({ location_id: theirs })).toBe("source.location_id");
  expect(await codeFor({ address })).toBe("source.location_id");
});

test("a limited member cannot move a shipment out of its locations, or one outside them", async () => {
  const { owner, member, scope, mine, theirs, all } = await twoLocations();
  const made = await owner.scope.db.select().from(shipments);
  const of = (at: number) => made.find(({ orderNumber }) => orderNumber === all[at]?.number)?.number ?? "";
  const address = { line1: "Street 2", city: "Sarajevo", country: "BA" };
  const edit = async (number: string, side: "source" | "destination", place: unknown) => {
    const rows = await owner.scope.db.select().from(shipments);
    const version = rows.find((each) => each.number === number)?.version;
    const input = { ...Object(place), number, version };
    const edited = await (side === "source" ? editSource : editDestination).execute(scope, input);
    return edited.ok ? "moved" : edited.failure.code;
  };
  expect(await edit(of(1), "destination", { address })).toBe("invalid_fields");
  expect(await edit(of(1), "destination", { location_id: theirs })).toBe("invalid_fields");
  expect(await edit(of(1), "destination", { location_id: mine })).toBe("moved");
  expect(await edit(of(0), "destination", { address })).toBe("moved");
  expect(await edit(of(0), "source", { location_id: theirs })).toBe("invalid_fields");
  expect(await edit(of(2), "destination", { location_id: mine })).toBe("not_found");
  expect(await edit(of(2), "source", { location_id: mine })).toBe("not_found");
  const seen = await member.scope.db
    .select()
    .from(shipments)
    .where(eq(shipments.number, of(1)));
  expect(seen[0]?.destinationLocationId).toBe(mine);
});

test("the audit log cannot be changed or shortened", async () => {
  const { owner } = await twoLocations();
  const { db } = owner.scope;
  const before = await db.select().from(auditLog);
  expect(before.length).toBeGreaterThan(0);
  await expect(db.run(sql`update audit_log set action = 'x'`)).rejects.toThrow();
  await expect(db.run(sql`delete from audit_log`)).rejects.toThrow();
  expect(await db.select().from(auditLog)).toEqual(before);
});
