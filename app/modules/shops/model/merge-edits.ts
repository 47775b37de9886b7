import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import type { OrderPart } from "#app/modules/orders/model/order-parts.ts";

/** Fields that a shop may change after import; each is merged separately. */
export const mergedFields = [
  "name",
  "phone",
  "email",
  "destination",
  "packages",
  "collections",
  "notes",
  "tags",
] as const;
export type MergedField = (typeof mergedFields)[number];

interface MergeFieldRow {
  /** The part of an order whose command changes it. */
  part: OrderPart;
  /** Timeline fields that show a change made here. */
  timelineFields: readonly string[];
  /** The shop's value. */
  getValue(draft: OrderDraftInput): unknown;
}

/** One row per field: the shop's value, and how a change made here shows. */
export const fieldRows: Readonly<Record<MergedField, MergeFieldRow>> = {
  name: {
    part: "customer",
    timelineFields: ["customer"],
    getValue: ({ customer }) => [customer?.first_name, customer?.last_name, customer?.business_name],
  },
  phone: { part: "customer", timelineFields: ["phone"], getValue: ({ customer }) => customer?.phone },
  email: { part: "customer", timelineFields: ["email"], getValue: ({ customer }) => customer?.email },
  destination: { part: "locations", timelineFields: ["destination"], getValue: ({ destination }) => destination },
  packages: { part: "packages", timelineFields: ["packages"], getValue: ({ packages, items }) => [packages, items] },
  collections: { part: "collections", timelineFields: ["collections"], getValue: ({ collections }) => collections },
  notes: { part: "notes", timelineFields: ["notes"], getValue: ({ notes }) => notes },
  tags: { part: "schedule", timelineFields: ["tags"], getValue: ({ tags }) => tags },
};

/** Fields that were changed here, and when. */
export type LocalChanges = ReadonlyMap<string, number>;

export interface Merge {
  /** Fields to update from the shop; unchanged here. */
  updated: MergedField[];
  /** Fields changed on both sides; our value stays. */
  kept: { field: MergedField; at: number }[];
}

/**
 * Merges the changes of a shop by field: fields changed here stay, the others follow the shop.
 * @param base the draft of the last import @param here timeline fields that were changed here
 */
export function mergeEdits(base: OrderDraftInput, theirs: OrderDraftInput, here: LocalChanges): Merge {
  const merge: Merge = { updated: [], kept: [] };
  for (const field of mergedFields) {
    const { getValue, timelineFields } = fieldRows[field];
    if (isSame(getValue(base), getValue(theirs))) continue;
    const times = timelineFields.flatMap((field) => here.get(field) ?? []);
    if (times.length === 0) merge.updated.push(field);
    else merge.kept.push({ field, at: Math.max(...times) });
  }
  return merge;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
