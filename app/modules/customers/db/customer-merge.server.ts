import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { metadataLimits } from "#app/platform/kernel/metadata-text.ts";
import { formatCustomerName } from "../model/customer.ts";
import type { CustomerDuplicate } from "../model/merge-customers.ts";
import { publishCustomerEvent } from "./customer.writes.server.ts";
import { addresses, contacts, customerMerges, customers } from "./customers.tables.ts";

const MAX_DUPLICATES = 10;

/** Possible duplicates: customers with the same phone, email or name. Three index searches, at most ten rows each. */
export async function readDuplicates(scope: Scope, id: string): Promise<CustomerDuplicate[]> {
  const account = scope.account.id;
  const [self] = await scope.db
    .select()
    .from(customers)
    .where(and(eq(customers.accountId, account), eq(customers.id, id)));
  if (!self) return [];
  const findSame = (where: SQL) =>
    scope.db
      .select()
      .from(customers)
      .where(and(eq(customers.accountId, account), where, ne(customers.id, id)))
      .limit(MAX_DUPLICATES);
  const [phone, email, name] = await Promise.all([
    self.phone ? findSame(eq(customers.phone, self.phone)) : [],
    self.email ? findSame(eq(customers.email, self.email)) : [],
    self.sortName ? findSame(eq(customers.sortName, self.sortName)) : [],
  ]);
  const found = new Map<string, CustomerDuplicate>();
  for (const [by, rows] of Object.entries({ phone, email, name }) as [CustomerDuplicate["by"], typeof name][])
    for (const row of rows)
      if (!found.has(row.id))
        found.set(row.id, { id: row.id, name: formatCustomerName(row), phone: row.phone, email: row.email, by });
  return [...found.values()];
}

/** The customer that a merged one became part of; null for one that was not merged. */
export async function readMergedInto(scope: Scope, id: string): Promise<string | null> {
  const row = await scope.db.query.customerMerges.findFirst({
    where: and(eq(customerMerges.accountId, scope.account.id), eq(customerMerges.customerId, id)),
  });
  return row?.intoId ?? null;
}

/** Those of some customers that the account has, and those that were merged into `into` before. */
export async function readMergeable(scope: Scope, into: string, ids: readonly string[]) {
  const account = scope.account.id;
  const [existing, merged] = await scope.db.batch([
    scope.db
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.accountId, account), inArray(customers.id, selectIds(ids)))),
    scope.db
      .select({ id: customerMerges.customerId })
      .from(customerMerges)
      .where(
        and(
          eq(customerMerges.accountId, account),
          eq(customerMerges.intoId, into),
          inArray(customerMerges.customerId, selectIds(ids)),
        ),
      ),
  ]);
  return { existing: existing.map((row) => row.id), merged: merged.map((row) => row.id) };
}

/**
 * Merges customers: addresses, contacts, orders and shipments move to the one that stays, which takes over the phone
 * number, email, tags and metadata that it lacks; old links are redirected. Fails when it is not at the expected version.
 */
export function mergeCustomersInto(
  scope: Scope,
  into: string,
  expectedVersion: number,
  others: readonly string[],
): Statement[] {
  const account = scope.account.id;
  const ids = selectIds(others);
  const filled = (column: "phone" | "email") => {
    const otherColumn = sql.raw(`c."${column}"`);
    return sql<string>`coalesce(${customers[column]}, (select ${otherColumn} from customers c
      where +c.account_id = ${account} and ${otherColumn} is not null and c.id in ${ids} limit 1))`;
  };
  const carried = sql`(select so.shipment_id from orders o join shipment_orders so on so.order_id = o.id
    where o.account_id = ${account} and o.customer_id in ${ids})`;
  const moved = (table: typeof addresses | typeof contacts | typeof orders) =>
    and(eq(table.accountId, account), inArray(table.customerId, ids));
  return [
    scope.db
      .update(customers)
      .set({
        version: incrementVersion(customers.version, expectedVersion),
        phone: filled("phone"),
        email: filled("email"),
        metadata: sql`(select json_group_object(key, value) from (select m.key, m.value, max(c.id = ${into}) as own
          from customers c, json_each(c.metadata) m where +c.account_id = ${account} and (c.id = ${into} or c.id in ${ids})
          group by m.key order by own desc limit ${metadataLimits.keys}))`,
        tags: sql`(select json_group_array(distinct t.value) from customers c, json_each(c.tags) t
          where +c.account_id = ${account} and (c.id = ${into} or c.id in ${ids}))`,
      })
      .where(and(eq(customers.accountId, account), eq(customers.id, into))),
    scope.db.update(addresses).set({ customerId: into, isDefault: false }).where(moved(addresses)),
    scope.db.update(contacts).set({ customerId: into }).where(moved(contacts)),
    // Before the orders by which they are found.
    scope.db
      .update(shipments)
      .set({ customerId: into })
      .where(isOwnAmong(account, shipments.accountId, shipments.id, carried)),
    scope.db.update(orders).set({ customerId: into }).where(moved(orders)),
    scope.db
      .update(customerMerges)
      .set({ intoId: into })
      .where(and(eq(customerMerges.accountId, account), inArray(customerMerges.intoId, ids))),
    scope.db.run(
      sql`insert into customer_merges (account_id, customer_id, into_id, at) select ${account}, value, ${into}, ${now(scope)} from json_each(${JSON.stringify(others)})`,
    ),
    scope.db.delete(customers).where(and(eq(customers.accountId, account), inArray(customers.id, ids))),
    publishCustomerEvent(scope, "customer.updated", [into]),
  ];
}
