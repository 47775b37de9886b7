import { desc, eq, type SQL, sql } from "drizzle-orm";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { items } from "#app/modules/inventory/db/stock.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";

/** Number of newest rows from which tags are collected: scanning all orders of a large account would be slow. */
const MAX_ROWS_SCANNED = 2_000;
const MAX_CHOICES = 200;

const tagSources = {
  order_tags: { table: orders, account: orders.accountId, tags: orders.tags, id: orders.id },
  merchant_tags: { table: merchants, account: merchants.accountId, tags: merchants.tags, id: merchants.id },
  customer_tags: { table: customers, account: customers.accountId, tags: customers.tags, id: customers.id },
  item_tags: { table: items, account: items.accountId, tags: items.tags, id: items.id },
} as const;
export type TagKind = keyof typeof tagSources;

/** Tags of the newest rows that contain a text, by name. */
export async function findTags(scope: Scope, kind: TagKind, search: string): Promise<NamedChoice[]> {
  const { table, account, tags, id } = tagSources[kind];
  const newest: SQL = sql`select ${tags} as tags from ${table} where ${eq(account, scope.account.id)} order by ${desc(id)} limit ${MAX_ROWS_SCANNED}`;
  const text = search.trim();
  const containsText = text === "" ? sql`true` : sql`instr(lower(t.value), lower(${text})) > 0`;
  return scope.db.all<NamedChoice>(
    sql`select distinct t.value as value, t.value as label from (${newest}) n, json_each(n.tags) t where ${containsText} order by t.value limit ${MAX_CHOICES}`,
  );
}
