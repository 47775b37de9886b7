import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { listOrderChanges } from "#app/modules/orders/model/order-changes.ts";
import { isAddressEditable } from "#app/modules/orders/model/tracked/correct-address.ts";
import type { CustomerRequest } from "#app/modules/orders/model/tracked/customer-requests.ts";
import { acceptableStatuses, type RequestedWindow } from "#app/modules/orders/model/tracked/reschedule.ts";
import { cancelOrdersAndShipments } from "#app/modules/shipments/db/end.writes.server.ts";
import { moveDelivery } from "#app/modules/slots/db/move-delivery.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { setDestination } from "./set-destination.server.ts";

/** A granted request: its statements, and the plans that they affect. */
interface GrantedRequest {
  statements: Statement[];
  planIds: readonly string[];
}

/** What a request asks for, done by the rules that hold for it otherwise; `flag` is what the order's event says of it. */
export function grantRequest(
  scope: Scope,
  order: OrderRecord,
  { request, flag }: { request: CustomerRequest; flag: Record<string, unknown> },
): Promise<Result<GrantedRequest>> {
  if (request.kind === "reschedule") return grantReschedule(scope, order, request.detail, flag);
  return request.kind === "address"
    ? grantAddress(scope, order, request.detail, flag)
    : grantCancellation(scope, order, flag);
}

async function grantReschedule(
  scope: Scope,
  order: OrderRecord,
  window: RequestedWindow,
  flag: Record<string, unknown>,
): Promise<Result<GrantedRequest>> {
  if (!acceptableStatuses.includes(order.status)) return fail("illegal_transition");
  const set = { deliveryFrom: window.from, deliveryTo: window.to };
  const changes = listOrderChanges(order, { ...order, ...set });
  const moved = await moveDelivery(scope, order, window, await readLiveShipments(scope, order.id));
  const detail = { part: "schedule", ...flag, changes };
  return ok({
    statements: [...editOrder(scope, order, { type: "updated", set, detail }), ...moved.statements],
    planIds: moved.planIds,
  });
}

/** The office has looked at the place: nothing about it is uncertain any more. */
async function grantAddress(
  scope: Scope,
  order: OrderRecord,
  { address, point }: Extract<CustomerRequest, { kind: "address" }>["detail"],
  flag: Record<string, unknown>,
): Promise<Result<GrantedRequest>> {
  if (!isAddressEditable(order)) return fail("illegal_transition");
  const destination = { ...order.destination, address, point };
  return ok(await setDestination(scope, order, { destination, issues: [] }, flag));
}

/** By the rules of every cancellation. The customer's own words stay with the request. */
async function grantCancellation(
  scope: Scope,
  order: OrderRecord,
  flag: Record<string, unknown>,
): Promise<Result<GrantedRequest>> {
  const reason = createTranslator(scope.actor.language)("shipments:reason.CUSTOMER_CANCELLED");
  const { statements, outcome, planIds } = await cancelOrdersAndShipments(scope, [order.id], reason, flag);
  const [refused] = outcome.refused;
  return refused ? fail(refused.code, refused.params) : ok({ statements, planIds });
}
