import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { ItemInput, ItemView } from "#app/domain/stock/item.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn, insertRows } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { items } from "../schema/index.ts";
import { itemColumnsOf, readItemsById } from "./items.server.ts";

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

const columnNames = {
  sku: "sku",
  barcode: "barcode",
  name: "name",
  description: "description",
  length: "length",
  width: "width",
  height: "height",
  weight: "weight",
  unitPrice: "unit_price",
  currency: "currency",
  tags: "tags",
  stock: "stock",
} as const;

type ItemColumn = keyof typeof columnNames;
const columnKeys = Object.keys(columnNames) as ItemColumn[];

/** New items, active ones, with one statement. */
export function insertItems(scope: Scope, rows: readonly ItemRowToSave[]): Statement {
  const columns = Object.fromEntries(
    columnKeys.map((key) => [columnNames[key], ({ input }: ItemRowToSave) => itemColumnsOf(input)[key]]),
  );
  return insertRows(scope.db, {
    table: "items",
    columns: { id: ({ id }: ItemRowToSave) => id, ...columns },
    rows,
    computed: {
      account_id: () => sql`${scope.account.id}`,
      active: () => sql`1`,
      created_at: () => sql`${now(scope)}`,
    },
  });
}

/** Writes known items anew with one statement; one that somebody changed since it was read fails the batch. */
export function updateItems(scope: Scope, rows: readonly ItemRowToSave[]): Statement {
  const written = rows.map(({ id, version, input }) => {
    const values = itemColumnsOf(input);
    return [
      id,
      version,
      ...columnKeys.map((key) => (key === "tags" ? JSON.stringify(values.tags) : (values[key] ?? null))),
    ];
  });
  const set = columnKeys.map((key, at) => sql.raw(`"${columnNames[key]}" = json_extract(j.value, '$[${at + 2}]')`));
  return scope.db.run(sql`update items set ${sql.join(set, sql`, `)},
      version = case when items.version = json_extract(j.value, '$[1]') then items.version + 1 end
    from json_each(${JSON.stringify(written)}) j
    where items.account_id = ${scope.account.id} and items.id = json_extract(j.value, '$[0]')`);
}
