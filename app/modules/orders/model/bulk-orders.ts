import { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { orderDraftFields } from "./order.ts";
import { partRules } from "./order-parts.ts";

/** Create only, update only, or decide per item by whether the order exists. */
export const bulkModes = ["create", "update", "merge"] as const;
export type BulkMode = (typeof bulkModes)[number];

export const MAX_ORDERS_PER_REQUEST = 500;

/** Each order is checked separately: an error in one does not stop the others. */
export const bulkOrdersSchema = z.object({
  mode: z.enum(bulkModes).default("create"),
  orders: z.array(z.record(z.string(), z.unknown())).min(1).max(MAX_ORDERS_PER_REQUEST),
});

/** Fields that only a new order has. */
const newOrderFields = {
  kind: true,
  items: true,
  documents: true,
  without_carrier: true,
  timezone: true,
  slot_hold: true,
} as const;

/** Changes to an existing order: the fields that the item names are replaced, the others stay. */
const orderPatchSchema = orderDraftFields
  .omit(newOrderFields)
  .partial()
  .extend({ number: z.string().min(1).max(50).optional(), version: expectedVersionSchema.optional() });

/** In the mode that decides per item, an item may carry fields that apply to only one of the two cases. */
const ignoredFields: Readonly<Record<"draft" | "patch", ReadonlySet<string>>> = {
  draft: new Set(["number", "version"] satisfies (keyof OrderPatch)[]),
  patch: new Set(Object.keys(newOrderFields)),
};

/** Reads an item as one of the two cases and leaves out the fields that only the other case accepts. */
export function pickItemFields(reading: keyof typeof ignoredFields, item: Record<string, unknown>, mode: BulkMode) {
  if (mode !== "merge") return item;
  return Object.fromEntries(Object.entries(item).filter(([key]) => !ignoredFields[reading].has(key)));
}

export type OrderPatch = z.output<typeof orderPatchSchema>;

/** Checks a patch. Unlike the full schema it fills in no defaults: fields that the item does not name stay absent. */
export function parsePatch(item: Record<string, unknown>): Result<OrderPatch> {
  const parsed = parseInput(orderPatchSchema, item);
  if (!parsed.ok) return parsed;
  const named = Object.entries(parsed.value).filter(([field]) => Object.hasOwn(item, field));
  const patch: OrderPatch = Object.fromEntries(named);
  return ok({ ...patch, ...(patch.packages && { units: parsed.value.units }) });
}

/** The permission that each field of a patch needs. */
export const patchPermissions: Readonly<Partial<Record<keyof OrderPatch, Permission>>> = {
  notes: partRules.notes.permission,
  requirements: partRules.requirements.permission,
  proof_of_delivery: partRules.proof_of_delivery.permission,
  proof_of_pickup: partRules.proof_of_delivery.permission,
  customer: partRules.customer.permission,
  source: partRules.locations.permission,
  destination: partRules.locations.permission,
  packages: partRules.packages.permission,
  collections: partRules.collections.permission,
  shipping_method_id: "orders.update",
  pickup_schedule: "orders.update",
  delivery_schedule: "orders.update",
  service_minutes: "orders.update",
  priority: "orders.update",
  tags: "orders.update",
  metadata: "orders.update",
};
