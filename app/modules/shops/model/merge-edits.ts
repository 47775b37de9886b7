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

interface FieldRow {
  /** The part of an order that it is changed with. */
  part: OrderPart;
  /** Words of the timeline by which somebody here changed it. */
  told: readonly string[];
  /** What the shop says of it. */
  said(draft: OrderDraftInput): unknown;
}

/** One row a field: what the shop says of it, and how a change of ours shows. */
export const fieldRows: Readonly<Record<MergedField, FieldRow>> = {
  name: {
    part: "customer",
    told: ["customer"],
    said: ({ customer }) => [customer?.first_name, customer?.last_name, customer?.business_name],
  },
  phone: { part: "customer", told: ["phone"], said: ({ customer }) => customer?.phone },
  email: { part: "customer", told: ["email"], said: ({ customer }) => customer?.email },
  destination: { part: "locations", told: ["destination"], said: ({ destination }) => destination },
  packages: { part: "packages", told: ["packages"], said: ({ packages, items }) => [packages, items] },
  collections: { part: "collections", told: ["collections"], said: ({ collections }) => collections },
  notes: { part: "notes", told: ["notes"], said: ({ notes }) => notes },
  tags: { part: "schedule", told: ["tags"], said: ({ tags }) => tags },
};

/** A field that somebody here changed, and when. */
export type ChangedHere = ReadonlyMap<string, number>;

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
export function mergeEdits(base: OrderDraftInput, theirs: OrderDraftInput, here: ChangedHere): Merge {
  const merge: Merge = { follow: [], keep: [] };
  for (const field of mergedFields) {
    const { said, told } = fieldRows[field];
    if (same(said(base), said(theirs))) continue;
    const times = told.flatMap((word) => here.get(word) ?? []);
    if (times.length === 0) merge.follow.push(field);
    else merge.keep.push({ field, at: Math.max(...times) });
  }
  return merge;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
