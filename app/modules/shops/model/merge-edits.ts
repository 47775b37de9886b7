import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import type { OrderPart } from "#app/modules/orders/model/order-parts.ts";

/** Fields that a shop may change after its order was taken over: each is merged by itself. */
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
  /** The part of an order that it is changed with. */
  part: OrderPart;
  /** Words of the timeline by which somebody here changed it. */
  timelineFields: readonly string[];
  /** What the shop says of it. */
  getValue(draft: OrderDraftInput): unknown;
}

/** One row a field: what the shop says of it, and how a change of ours shows. */
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

/** A field that somebody here changed, and when. */
export type LocalChanges = ReadonlyMap<string, number>;

export interface Merge {
  /** From the shop: nobody here touched them. */
  follow: MergedField[];
  /** Changed on both sides: ours stays. */
  keep: { field: MergedField; at: number }[];
}

/**
 * Merges what a shop changed by field: what somebody here changed stays, the rest follows.
 * @param base what the shop said when it was last taken over @param here fields of the timeline that were changed here
 */
export function mergeEdits(base: OrderDraftInput, theirs: OrderDraftInput, here: LocalChanges): Merge {
  const merge: Merge = { follow: [], keep: [] };
  for (const field of mergedFields) {
    const { getValue, timelineFields } = fieldRows[field];
    if (isSame(getValue(base), getValue(theirs))) continue;
    const times = timelineFields.flatMap((word) => here.get(word) ?? []);
    if (times.length === 0) merge.follow.push(field);
    else merge.keep.push({ field, at: Math.max(...times) });
  }
  return merge;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
