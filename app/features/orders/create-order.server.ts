import { commit, describe } from "#app/data/kernel/commit.server.ts";
import { now, type Scope } from "#app/data/kernel/scope.server.ts";
import { identifyOrders, insertOrders } from "#app/data/orders/order.writes.server.ts";
import { checkReach, resolvePlace } from "#app/data/orders/place.reads.server.ts";
import { checkReferences } from "#app/data/orders/references.reads.server.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import type { OrderStatus } from "#app/domain/orders/order.enums.ts";
import { type OrderDraft, orderDraftSchema } from "#app/domain/orders/order.ts";
import { prepareOrder } from "#app/domain/orders/prepare-order.ts";
import { command } from "../command.server.ts";

/** What creating an order answers. */
export interface CreatedOrder {
  id: string;
  number: string;
  status: OrderStatus;
}

/** Creates one order (domain-rules, "Orders": Draft with a geocoding issue, Ready with a carrier, else New). */
export const createOrder = command({
  name: "orders.create",
  permission: ["orders", "orders.create"],
  input: orderDraftSchema,
  run: create,
});

async function create(scope: Scope, draft: OrderDraft): Promise<Result<CreatedOrder>> {
  const [source, destination, references] = await Promise.all([
    resolvePlace(scope, draft.source, "source"),
    resolvePlace(scope, draft.destination, "destination"),
    checkReferences(scope, draft),
  ]);
  if (!source.ok) return source;
  if (!destination.ok) return destination;
  if (!references.ok) return references;
  const reach = checkReach(scope, source.value.place, destination.value.place);
  if (!reach.ok) return reach;
  const [identity] = await identifyOrders(scope, 1);
  if (!identity) throw new Error("no identity for an order");
  const order = prepareOrder(draft, {
    ...identity,
    createdAt: now(scope),
    timezone: scope.account.timezone,
    carrierAccountId: scope.account.kind === "carrier" ? scope.account.id : null,
    source: source.value.place,
    destination: { ...destination.value.place, ...contactOf(draft) },
    issues: [...new Set([...source.value.issues, ...destination.value.issues])],
    importId: null,
    importRow: null,
  });
  try {
    const written = await commit(scope.db, insertOrders(scope, [order]));
    if (!written.ok) return written;
  } catch (error) {
    if (/UNIQUE constraint failed: .*orders\.external_id/.test(describe(error)))
      return failFields({ external_id: [{ code: "reference_taken" }] });
    throw error;
  }
  await scope.ports.wake.outbox();
  return ok({ id: order.id, number: order.number, status: order.status });
}

function contactOf({ customer }: OrderDraft) {
  if (!customer) return {};
  const name = customer.business_name ?? [customer.first_name, customer.last_name].filter(Boolean).join(" ");
  return { contact: { name, phone: customer.phone, email: customer.email } };
}
