import { and, eq, inArray, sql } from "drizzle-orm";
import { toStoredMeasures } from "#app/modules/orders/model/package-template.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readList } from "#app/platform/lists/list.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListColumns } from "#app/platform/lists/list-rows.server.ts";
import { DEFAULT_BOUNDS, type ListSpec } from "#app/platform/lists/list-spec.server.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";
import { formatDecimal, parseMoney } from "#app/platform/money/money.ts";
import type { ItemInput, ItemView } from "../model/item.ts";
import { itemFacets } from "./item-facets.ts";
import { items } from "./stock.tables.ts";

const columns = {
  id: items.id,
  sku: items.sku,
  barcode: items.barcode,
  name: items.name,
  description: items.description,
  length: items.length,
  width: items.width,
  height: items.height,
  weight: items.weight,
  unitPrice: items.unitPrice,
  currency: items.currency,
  tags: items.tags,
  image: items.image,
  stock: items.stock,
  active: items.active,
  createdAt: items.createdAt,
  version: items.version,
} satisfies ListColumns;

type ItemRow = Pick<typeof items.$inferSelect, keyof typeof columns>;

/** Sorts and filters of items. */
export function buildItemList(account: string) {
  return {
    table: items,
    id: items.id,
    place: items.seq,
    base: [{ column: items.accountId, value: account }],
    indexes: { items_name: [items.name, items.id] },
    fields: {
      name: { sort: items.name },
      created_at: { sort: items.seq, filter: { kind: "instant_day", column: items.createdAt, facet: "c" } },
      active: { filter: { kind: "flag", column: items.active, facet: "x" } },
      tags: { filter: { kind: "member", column: items.tags, values: "text", facet: "t" } },
    },
    defaultSort: "name",
    defaultLimit: 20,
    counters: { module: "items", status: items.active },
    facets: { index: itemFacets, base: [`a${account}`] },
    bounds: DEFAULT_BOUNDS,
    search: (text, limit) => {
      const terms = searchTerms(account, text);
      // A term too short for the search index is treated as the start of an SKU.
      const rows = terms
        ? sql`(select rowid from item_search where item_search match ${terms} order by rowid desc limit ${limit})`
        : sql`(select rowid from items indexed by items_sku
            where account_id = ${account} and sku >= ${text} and sku < ${text} || char(1114111) limit ${limit})`;
      return { rows, by: rows };
    },
  } satisfies ListSpec;
}

/** One page of the account's items, by name by default. */
export async function readItems(scope: Scope, query: ListQuery): Promise<Page<ItemView>> {
  const { rows, pagination } = await readList(scope, buildItemList(scope.account.id), columns, query, []);
  return { rows: rows.map(toItemView), pagination };
}

/** Items by id, as screens and the API read them. */
export async function readItemsById(scope: Scope, ids: readonly string[]): Promise<ItemView[]> {
  const rows = await scope.db
    .select(columns)
    .from(items)
    .where(and(eq(items.accountId, scope.account.id), inArray(items.id, selectIds(ids))));
  return rows.map(toItemView);
}

function toItemView({ unitPrice, currency, createdAt, ...row }: ItemRow): ItemView {
  const toOptional = <Value>(value: Value | null) => value ?? undefined;
  return {
    id: row.id,
    sku: row.sku,
    barcode: toOptional(row.barcode),
    name: row.name,
    description: toOptional(row.description),
    length: toOptional(row.length),
    width: toOptional(row.width),
    height: toOptional(row.height),
    weight: toOptional(row.weight),
    unit_price: unitPrice !== null && currency ? formatDecimal({ amount: unitPrice, currency }) : undefined,
    price: unitPrice,
    currency: toOptional(currency),
    tags: row.tags,
    stock: toOptional(row.stock),
    active: row.active,
    image: row.image && `/items/${row.id}/image/${row.image}`,
    created_at: createdAt,
    version: row.version,
  };
}

export function toItemColumns(input: ItemInput) {
  const { unit_price, currency } = input;
  const price = unit_price !== undefined && currency ? parseMoney(String(unit_price), currency) : null;
  return {
    sku: input.sku,
    barcode: input.barcode ?? null,
    name: input.name,
    description: input.description ?? null,
    ...toStoredMeasures({ ...input, name: input.name, type: 1 }),
    unitPrice: price,
    currency: price === null ? null : currency,
    tags: input.tags,
    stock: input.stock ?? null,
  };
}

/** A new active item. */
export function insertItem(scope: Scope, id: string, input: ItemInput): Statement {
  const row = { id, accountId: scope.account.id, active: true, createdAt: now(scope), ...toItemColumns(input) };
  return scope.db.insert(items).values(row);
}

/** Updates an item; fails when it is not at the expected version. */
export function updateItem(scope: Scope, id: string, expectedVersion: number, input: ItemInput): Statement {
  return scope.db
    .update(items)
    .set({ ...toItemColumns(input), version: incrementVersion(items.version, expectedVersion) })
    .where(and(eq(items.accountId, scope.account.id), eq(items.id, id)));
}

/** The version of an item's picture; null without one. */
export async function readItemImage(scope: Scope, id: string): Promise<{ image: string | null } | null> {
  const [row] = await scope.db
    .select({ image: items.image })
    .from(items)
    .where(and(eq(items.accountId, scope.account.id), eq(items.id, id)));
  return row ?? null;
}

/** Sets or removes the picture; it is not part of the item's form, so the item's version stays. */
export function updateItemImage(scope: Scope, id: string, image: string | null): Statement {
  return scope.db
    .update(items)
    .set({ image })
    .where(and(eq(items.accountId, scope.account.id), eq(items.id, id)));
}

/** Activates or deactivates items. They are never deleted, because orders may refer to them. */
export function switchItems(scope: Scope, ids: readonly string[], active: boolean): Statement {
  return scope.db
    .update(items)
    .set({ active, version: sql`${items.version} + 1` })
    .where(and(eq(items.accountId, scope.account.id), inArray(items.id, selectIds(ids))));
}
