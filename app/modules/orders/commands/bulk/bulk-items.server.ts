import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { type Failure, fail, failFields, type Result } from "#app/platform/kernel/result.ts";
import type { DraftContext } from "../../db/draft-context.reads.server.ts";
import type { OrderRecord } from "../../db/order.reads.server.ts";
import { type BulkMode, type OrderPatch, parsePatch, pickItemFields } from "../../model/bulk-orders.ts";
import { type OrderDraft, orderDraftSchema } from "../../model/order.ts";

/** An item read both as a new order and as a change of one that exists: which of them it is shows in the database. */
export interface BulkItem {
  index: number;
  /** The number or reference that it was sent with. */
  reference: string;
  draft: Result<OrderDraft> | null;
  patch: Result<OrderPatch> | null;
}

/** Checks an item as what the mode allows. */
export function readBulkItem(raw: Record<string, unknown>, index: number, mode: BulkMode): BulkItem {
  return {
    index,
    reference: String(raw.number ?? raw.external_id ?? ""),
    draft: mode === "update" ? null : parseInput(orderDraftSchema, pickItemFields("draft", raw, mode)),
    patch: mode === "create" ? null : parsePatch(pickItemFields("patch", raw, mode)),
  };
}

/** What a well-formed item names: other rows, and the order that it may be. */
export function getParsedInput({ draft, patch }: BulkItem): OrderPatch | OrderDraft | null {
  if (patch?.ok) return patch.value;
  return draft?.ok ? draft.value : null;
}

export interface SortedBulkItems {
  created: { item: BulkItem; draft: OrderDraft }[];
  updated: { item: BulkItem; patch: OrderPatch; order: OrderRecord }[];
  refused: { item: BulkItem; failure: Failure }[];
}

/** Which items make orders and which change some: the first of two with one reference stands. */
export function sortBulkItems(items: readonly BulkItem[], context: DraftContext): SortedBulkItems {
  const sorted: SortedBulkItems = { created: [], updated: [], refused: [] };
  const seen = new Set<string>();
  for (const item of items) {
    const named = getParsedInput(item);
    const order = named && findExistingOrder(named, context);
    const key = order?.id ?? (named?.external_id ? toReferenceKey(named.merchant_id, named.external_id) : null);
    const doubled = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    const { draft, patch } = item;
    if (doubled || (order && (!patch || !context.visible.has(order.id))))
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

/** What is said of an item that is refused. */
export function toRefusedItem(
  { index, reference }: BulkItem,
  failure: Failure,
): { index: number; id: string } & Failure {
  return { index, id: reference, ...failure };
}
