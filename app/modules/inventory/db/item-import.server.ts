import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type BulkColumns, idsIn, insertRows, updateRows } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ItemInput, ItemView } from "../model/item.ts";
import { itemColumnsOf, readItemsById } from "./items.server.ts";
import { items } from "./stock.tables.ts";

/** A file's row: a new item without a version, or one that is known and was seen at its version. */
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
        or(inArray(items.sku, idsIn(skus)), inArray(items.barcode, idsIn(barcodes))),
      ),
    );
  return readItemsById(
    scope,
    found.map(({ id }) => id),
  );
}

type Written = Omit<ItemRowToSave, "input"> & ReturnType<typeof itemColumnsOf>;

const columns: BulkColumns<typeof items, Written> = {
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

const writtenOf = ({ input, ...row }: ItemRowToSave): Written => ({ ...row, ...itemColumnsOf(input) });

/** New items, active ones, with one statement. */
export function insertItems(scope: Scope, rows: readonly ItemRowToSave[]): Statement {
  return insertRows(scope.db, {
    table: items,
    columns: { ...columns, id: ({ id }) => id, active: () => true, createdAt: () => now(scope) },
    rows: rows.map(writtenOf),
    computed: { accountId: () => sql`${scope.account.id}` },
  });
}

/** Writes known items anew with one statement; one that somebody changed since it was read fails the batch. */
export function updateItems(scope: Scope, rows: readonly ItemRowToSave[]): Statement {
  return updateRows(scope.db, {
    table: items,
    account: scope.account.id,
    columns: { ...columns, _seen: ({ version }) => version },
    rows: rows.map(writtenOf),
    computed: { version: (field) => sql`case when ${items.version} = ${field("_seen")} then ${items.version} + 1 end` },
  });
}
