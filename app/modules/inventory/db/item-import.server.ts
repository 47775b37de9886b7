import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type BulkColumns, insertJsonRows, selectIds, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ItemInput, ItemView } from "../model/item.ts";
import { readItemsById, toItemColumns } from "./items.server.ts";
import { items } from "./stock.tables.ts";

/** A row of a file: a new item without a version, or a known one with the version that was read. */
export interface ItemRowToSave {
  id: string;
  version: number | null;
  input: ItemInput;
}

/** The account's items with these SKUs or barcodes. */
export async function readKnownItems(
  scope: Scope,
  { skus, barcodes }: { skus: readonly string[]; barcodes: readonly string[] },
): Promise<ItemView[]> {
  const found = await scope.db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.accountId, scope.account.id),
        or(inArray(items.sku, selectIds(skus)), inArray(items.barcode, selectIds(barcodes))),
      ),
    );
  return readItemsById(
    scope,
    found.map(({ id }) => id),
  );
}

type ItemColumnsRow = Omit<ItemRowToSave, "input"> & ReturnType<typeof toItemColumns>;

const columns: BulkColumns<typeof items, ItemColumnsRow> = {
  sku: (row) => row.sku,
  barcode: (row) => row.barcode,
  name: (row) => row.name,
  description: (row) => row.description,
  length: (row) => row.length,
  width: (row) => row.width,
  height: (row) => row.height,
  weight: (row) => row.weight,
  unitPrice: (row) => row.unitPrice,
  currency: (row) => row.currency,
  tags: (row) => row.tags,
  stock: (row) => row.stock,
};

const toItemColumnsRow = ({ input, ...row }: ItemRowToSave): ItemColumnsRow => ({ ...row, ...toItemColumns(input) });

/** Adds new active items with one statement. */
export function insertItems(scope: Scope, rows: readonly ItemRowToSave[]): Statement {
  return insertJsonRows(scope.db, {
    table: items,
    columns: { ...columns, id: ({ id }) => id, active: () => true, createdAt: () => now(scope) },
    rows: rows.map(toItemColumnsRow),
    computed: { accountId: () => sql`${scope.account.id}` },
  });
}

/** Updates known items with one statement; an item that changed since it was read fails the batch. */
export function updateItems(scope: Scope, rows: readonly ItemRowToSave[]): Statement {
  return updateJsonRows(scope.db, {
    table: items,
    account: scope.account.id,
    columns: { ...columns, _seen: ({ version }) => version },
    rows: rows.map(toItemColumnsRow),
    computed: { version: (field) => sql`case when ${items.version} = ${field("_seen")} then ${items.version} + 1 end` },
  });
}
