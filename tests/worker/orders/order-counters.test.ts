import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { selectFoundOrders } from "#app/modules/orders/db/order-search.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { counters } from "#app/platform/db/counters.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";
import { seedTestOrders, testDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

/** A small generator, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Counters of all accounts as triggers keep them, and as counting the orders gives them. */
async function bothCounts(db: Scope["db"]): Promise<[Map<string, number>, Map<string, number>]> {
  const kept = await db.select().from(counters);
  const seen = new Map<string, number>();
  const add = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1);
  for (const order of await db.select().from(orders))
    for (const account of new Set([order.accountId, order.ownerAccountId]))
      if (account) {
        add(`${account} orders status:${order.status}`);
        add(`${account} orders_created ${Math.floor((order.createdAt ?? 0) / 900_000)}`);
        if (order.deliveryFrom) add(`${account} orders_due ${order.deliveryFrom.slice(0, 10)}:${order.status}`);
        const ends = [order.sourceLocationId, order.destinationLocationId].flatMap((each) => each ?? []);
        for (const end of new Set(ends)) add(`${account} orders@${end} status:${order.status}`);
        if (new Set(ends).size === 2) add(`${account} orders@${ends.sort().join("+")} status:${order.status}`);
      }
  const ours = kept.filter(({ module, n }) => module.startsWith("orders") && n !== 0);
  return [new Map(ours.map((each) => [`${each.accountId} ${each.module} ${each.facet}`, each.n])), seen];
}

test.each([1, 2, 3])("counters and search follow orders from account to account, seed %i", async (seed) => {
  const workspaces = [await createTestWorkspace(), await createTestWorkspace(), await createTestWorkspace()];
  const accounts = workspaces.map(({ account }) => account.id);
  const [first] = workspaces;
  if (!first) throw new Error("no workspace");
  const { db } = first.scope;
  const made = [
    ...(await seedTestOrders(first.scope, 12)),
    ...(await seedTestOrders(workspaces[1]?.scope ?? first.scope, 12)),
  ];
  const roll = dice(seed);
  for (let turn = 0; turn < 60; turn += 1) {
    const id = made[roll(made.length)]?.id ?? "";
    const act = roll(8);
    const account = accounts[roll(3)] ?? "";
    const changes = [
      { accountId: account },
      { ownerAccountId: account },
      { ownerAccountId: null },
      { status: ([1, 2, 3, 7] as const)[roll(4)] ?? 1, accountId: account },
      { deliveryFrom: roll(2) ? `2026-11-2${roll(5)}T08:00` : null },
      { sourceLocationId: [null, "place-1", "place-2"][roll(3)] },
      {
        destination: {
          ...testDepot,
          kind: roll(2) ? ("location" as const) : ("customer" as const),
          id: `place-${roll(3)}`,
        },
      },
    ];
    const change = changes[act];
    await (change
      ? db.update(orders).set(change).where(eq(orders.id, id))
      : db.delete(orders).where(eq(orders.id, id)));
  }
  const [kept, counted] = await bothCounts(db);
  expect(kept).toEqual(counted);
  for (const account of accounts) {
    const found = await db.all<{ number: string }>(
      sql`select number from orders where rowid in ${selectFoundOrders(searchTerms(account, "Ulica") ?? "", 100)}`,
    );
    const theirs = await db
      .select({ number: orders.number })
      .from(orders)
      .where(sql`${account} in (${orders.accountId}, ${orders.ownerAccountId})`);
    expect(found.map(({ number }) => number).sort()).toEqual(theirs.map(({ number }) => number).sort());
  }
});
