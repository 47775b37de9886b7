import type { OrderDraft } from "#app/modules/orders/model/order.ts";
import type { ImportIssue, RowValues } from "../import.ts";
import { findImportField, type ImportField, isOwnField } from "../import-fields.ts";
import { createIssue } from "./row-reading.ts";

/** The rows of a file that form one order: first, last and number. */
export interface OrderRows {
  head: number;
  last: number;
}

/**
 * Groups rows with the same reference, by row: the first is the order, the others are its further packages and
 * collections. They need not be adjacent. Rows with a unique reference are left out.
 */
export class OrderRowsFinder {
  readonly #heads = new Map<string, number>();
  readonly #found = new Map<number, OrderRows>();

  add(row: number, reference: string | undefined): void {
    const key = reference?.trim();
    if (!key) return;
    const head = this.#heads.get(key);
    if (head === undefined) {
      this.#heads.set(key, row);
      return;
    }
    const order = this.#found.get(head) ?? { head, last: row };
    order.last = row;
    this.#found.set(head, order);
    this.#found.set(row, order);
  }

  get found(): ReadonlyMap<number, OrderRows> {
    return this.#found;
  }
}

/** Fields that every row has for itself; all others belong to the order. */
const ownFields = /^(package_|collection_)|^import_order$/;

const normalize = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

const isOrderField = (field: string) =>
  isOwnField(field) || (findImportField(field) !== undefined && !ownFields.test(field));

/** The order's fields from several rows: for each field the first text, in row order. */
export function mergeOrderValues(rows: readonly RowValues[]): RowValues {
  const shared: RowValues = {};
  for (const values of rows)
    for (const [field, text] of Object.entries(values))
      if (isOrderField(field) && (shared[field] ?? "").trim() === "") shared[field] = text;
  return shared;
}

/** A row of such an order with its empty order fields filled from the other rows. */
export function fillFromOrder(values: RowValues, order: RowValues): RowValues {
  const filled: RowValues = { ...values };
  for (const [field, text] of Object.entries(order)) if ((values[field] ?? "").trim() === "") filled[field] = text;
  return filled;
}

/** Whether an issue of a further row is its own, and not one of another row's texts. */
export function isOwnIssue(values: RowValues, { field }: ImportIssue): boolean {
  return ownFields.test(field) || (values[field] ?? "").trim() !== "";
}

/** An error for each order field in which a row contradicts an earlier row. */
export function findContradictions(values: RowValues, order: RowValues, head: number): ImportIssue[] {
  return Object.entries(values).flatMap(([field, text]) => {
    const orderText = (order[field] ?? "").trim();
    if (!isOrderField(field) || text.trim() === "" || normalize(orderText) === normalize(text)) return [];
    return [createIssue("error", field, "row_contradicts", { row: head, text: orderText }, orderText)];
  });
}

/** Barcodes in a row. */
export function listBarcodes(values: RowValues): string[] {
  return (values.package_barcode ?? "")
    .split(/[;|\n]/)
    .map(normalize)
    .filter(Boolean);
}

/** The order of several rows: the packages of every row; a repeated collection counts once. */
export function joinOrderDrafts(head: OrderDraft, others: readonly OrderDraft[]): OrderDraft {
  const collections = [...head.collections];
  for (const each of others.flatMap(({ collections: more }) => more))
    if (!collections.some((known) => isSameCollection(known, each))) collections.push(each);
  return { ...head, packages: [head, ...others].flatMap(({ packages }) => packages), collections };
}

type Collection = OrderDraft["collections"][number];

function isSameCollection(one: Collection, other: Collection): boolean {
  return one.currency === other.currency && one.method === other.method && Number(one.amount) === Number(other.amount);
}

/** Maximum packages and collections of one order (`orderDraftSchema`). */
export const MAX_ORDER_PARTS = { packages: 100, collections: 20 } as const;

/** The first list of an order that is too long, by field of the import row. */
export function findExcess({ packages, collections }: OrderDraft): { field: ImportField; limit: number } | null {
  if (packages.length > MAX_ORDER_PARTS.packages) return { field: "package_count", limit: MAX_ORDER_PARTS.packages };
  if (collections.length > MAX_ORDER_PARTS.collections)
    return { field: "collection_amount", limit: MAX_ORDER_PARTS.collections };
  return null;
}
