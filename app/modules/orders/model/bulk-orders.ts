import { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { orderDraftFields } from "./order.ts";
import { partRules } from "./order-parts.ts";

/** Create only, change only, or whichever of the two applies to an item (api.md "orders/bulk"). */
export const bulkModes = ["create", "update", "merge"] as const;
export type BulkMode = (typeof bulkModes)[number];

/** Most orders of one request. */
export const MAX_ORDERS_PER_REQUEST = 500;

/** Every order is judged by itself: what is wrong with one does not stop the others. */
export const bulkOrdersSchema = z.object({
  mode: z.enum(bulkModes).default("create"),
  orders: z.array(z.record(z.string(), z.unknown())).min(1).max(MAX_ORDERS_PER_REQUEST),
});

/** What only a new order is told. */
const newOrderFields = { kind: true, items: true, documents: true, without_carrier: true, timezone: true } as const;

/** What an item says of an order that exists: the fields that it names replace what stood there, the others stay. */
const orderPatchSchema = orderDraftFields
  .omit(newOrderFields)
  .partial()
  .extend({ number: z.string().min(1).max(50).optional(), version: expectedVersionSchema.optional() });

/** Whoever leaves open which of the two an item is may say what only one of them is told. */
const ignoredFields: Readonly<Record<"draft" | "patch", ReadonlySet<string>>> = {
  draft: new Set(["number", "version"] satisfies (keyof OrderPatch)[]),
  patch: new Set(Object.keys(newOrderFields)),
};

/** An item as it is read for one of the two: what the mode allows for the other alone is left out. */
export function pickItemFields(reading: keyof typeof ignoredFields, item: Record<string, unknown>, mode: BulkMode) {
  if (mode !== "merge") return item;
  return Object.fromEntries(Object.entries(item).filter(([key]) => !ignoredFields[reading].has(key)));
}

export type OrderPatch = z.output<typeof orderPatchSchema>;

/** Checks a patch; fields that the item does not name are not filled in. */
export function parsePatch(item: Record<string, unknown>): Result<OrderPatch> {
  const parsed = parseInput(orderPatchSchema, item);
  if (!parsed.ok) return parsed;
  const named = Object.entries(parsed.value).filter(([field]) => Object.hasOwn(item, field));
  const patch: OrderPatch = Object.fromEntries(named);
  return ok({ ...patch, ...(patch.packages && { units: parsed.value.units }) });
}

/** The permission that each field of a patch needs (domain §6). */
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
};
