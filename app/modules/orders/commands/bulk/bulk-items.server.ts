import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { type Failure, fail, failFields, type Result } from "#app/platform/kernel/result.ts";
import type { DraftContext } from "../../db/draft-context.reads.server.ts";
import type { OrderRecord } from "../../db/order.reads.server.ts";
import { type BulkMode, type OrderPatch, parsePatch, pickItemFields } from "../../model/bulk-orders.ts";
import { type OrderDraft, orderDraftSchema } from "../../model/order.ts";

/** An item parsed both as a new order and as a patch; the database decides which of the two applies. */
export interface BulkItem {
  index: number;
  /** The number or reference in the request. */
  reference: string;
  draft: Result<OrderDraft> | null;
  patch: Result<OrderPatch> | null;
}

/** Parses an item as the mode allows. */
export function readBulkItem(raw: Record<string, unknown>, index: number, mode: BulkMode): BulkItem {
  return {
    index,
    reference: String(raw.number ?? raw.external_id ?? ""),
    draft: mode === "update" ? null : parseInput(orderDraftSchema, pickItemFields("draft", raw, mode)),
    patch: mode === "create" ? null : parsePatch(pickItemFields("patch", raw, mode)),
  };
}

/** The parsed item, for what it refers to: other rows, and possibly an existing order. */
export function getParsedInput({ draft, patch }: BulkItem): OrderPatch | OrderDraft | null {
  if (patch?.ok) return patch.value;
  return draft?.ok ? draft.value : null;
}

export interface SortedBulkItems {
  created: { item: BulkItem; draft: OrderDraft }[];
  updated: { item: BulkItem; patch: OrderPatch; order: OrderRecord }[];
  refused: { item: BulkItem; failure: Failure }[];
}

/** Divides items into new orders and patches; of two with the same reference the first counts. */
export function sortBulkItems(items: readonly BulkItem[], context: DraftContext): SortedBulkItems {
  const sorted: SortedBulkItems = { created: [], updated: [], refused: [] };
  const seenKeys = new Set<string>();
  for (const item of items) {
    const named = getParsedInput(item);
    const order = named && findExistingOrder(named, context);
    const key = order?.id ?? (named?.external_id ? toReferenceKey(named.merchant_id, named.external_id) : null);
    const isDuplicate = key !== null && seenKeys.has(key);
    if (key !== null) seenKeys.add(key);
    const { draft, patch } = item;
    if (isDuplicate || (order && (!patch || !context.visible.has(order.id))))
      sorted.refused.push({ item, ...referenceTaken });
    else if (order && patch?.ok) sorted.updated.push({ item, patch: patch.value, order });
    else if (draft?.ok) sorted.created.push({ item, draft: draft.value });
    else sorted.refused.push({ item, failure: getItemFailure(item) });
  }
  return sorted;
}

const referenceTaken = failFields({ external_id: [{ code: "reference_taken" }] });

function getItemFailure({ draft, patch }: BulkItem): Failure {
  if (draft && !draft.ok) return draft.failure;
  return patch && !patch.ok ? patch.failure : fail("order_not_found").failure;
}

function findExistingOrder(named: OrderPatch | OrderDraft, { existing }: DraftContext): OrderRecord | undefined {
  if ("number" in named && named.number) return existing.find(({ number }) => number === named.number);
  if (!named.external_id) return undefined;
  const key = toReferenceKey(named.merchant_id, named.external_id);
  return existing.find(({ merchantId, externalId }) => externalId && toReferenceKey(merchantId, externalId) === key);
}

function toReferenceKey(merchantId: string | null | undefined, reference: string): string {
  return JSON.stringify([merchantId ?? null, reference]);
}

/** The error of a refused item. */
export function toRefusedItem(
  { index, reference }: BulkItem,
  failure: Failure,
): { index: number; id: string } & Failure {
  return { index, id: reference, ...failure };
}
