import { updateOrderCommands } from "#app/modules/orders/commands/update-order.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import type { OrderPart } from "#app/modules/orders/model/order-parts.ts";
import { fieldRows, type LocalChanges, type MergedField } from "#app/modules/shops/model/merge-edits.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Failure } from "#app/platform/kernel/result.ts";

interface Edits {
  theirs: OrderDraftInput;
  updated: readonly MergedField[];
  here: LocalChanges;
}

/** The new input of a part. A customer's name and contact fields are merged separately. */
const inputsByPart: Readonly<Partial<Record<OrderPart, (order: OrderRecord, edits: Edits) => object>>> = {
  customer: (order, { theirs, updated, here }) => ({
    customer: {
      ...(here.has("customer") ? { type: 2, business_name: order.customerName } : getCustomerNames(theirs)),
      phone: updated.includes("phone") ? theirs.customer?.phone : order.customerPhone,
      email: updated.includes("email") ? theirs.customer?.email : order.customerEmail,
    },
  }),
  locations: (_, { theirs }) => ({ destination: theirs.destination }),
  packages: (_, { theirs }) => ({ units: "base", packages: theirs.packages }),
  collections: (_, { theirs }) => ({ collections: theirs.collections ?? [] }),
  notes: (_, { theirs }) => ({ notes: theirs.notes ?? "" }),
  schedule: (order, { theirs }) => ({
    delivery_schedule: { from: order.deliveryFrom, to: order.deliveryTo },
    pickup_schedule: { from: order.pickupFrom, to: order.pickupTo },
    service_minutes: order.serviceMinutes,
    tags: theirs.tags ?? [],
  }),
};

function getCustomerNames({ customer }: OrderDraftInput) {
  const { type, first_name, last_name, business_name } = customer ?? {};
  return { type, first_name, last_name, business_name };
}

/**
 * Applies a shop's changes to an order, part by part, with the commands of the order's page. A concurrent change wins,
 * and it is decided again. Returns the first refusal, or null.
 */
export async function applyEdits(scope: Scope, order: OrderRecord, edits: Edits): Promise<Failure | null> {
  const parts = new Set(edits.updated.map((field) => fieldRows[field].part));
  let { version } = order;
  for (const part of parts) {
    const input = inputsByPart[part]?.(order, edits);
    if (!input) throw new Error(`no shop changes the part ${part}`);
    const done = await updateOrderCommands[part].execute(scope, { number: order.number, version, ...input });
    if (!done.ok) return done.failure;
    version += 1;
  }
  return null;
}
