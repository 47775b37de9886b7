import { findWaitingRequest } from "#app/modules/orders/model/tracked/customer-requests.ts";
import { getRescheduleRefusal, listOfferedWindows } from "#app/modules/orders/model/tracked/reschedule.ts";
import { endpointFor } from "#app/platform/http/endpoint.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import type { VerifiedOrder, VisitedOrder } from "../commands/tracking-visitor.server.ts";
import { readCustomerOrder } from "../db/customer-order.reads.server.ts";
import { readVisitedOrder, verifyCustomer } from "./manage-order.server.ts";
import { findRequestedOrder } from "./tracking.server.ts";

/** The secret that `verify` returned. */
function readBearer(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}

/** An endpoint for visitors who know the order's number. */
export const visitorEndpoint = endpointFor<VisitedOrder>(async (args) => {
  const found = await readVisitedOrder(args);
  return found.ok ? ok({ context: found.value, keyed: null }) : found;
});

/** An endpoint of the order's customer, who shows the secret that `verify` answered. */
export const customerEndpoint = endpointFor<VerifiedOrder>(async (args) => {
  const found = await readVisitedOrder(args);
  if (!found.ok) return found;
  const customer = await verifyCustomer(found.value, readBearer(args.request));
  return customer.ok
    ? ok({ context: { scope: customer.value, number: found.value.order.number }, keyed: null })
    : customer;
});

/** `GET track/{number}`: what a visitor with the number or the link may see of an order. */
export const answerTrackingCall: Handler = async (args) => {
  const found = await findRequestedOrder(args);
  if (!found.ok) return toFailureResponse(args.request, found.failure);
  const { timezone, ...bare } = found.value.order;
  if (found.value.by === "number") return args.respond({ order: bare });
  const { fields } = found.value;
  const { frames: _, ...brand } = found.value.brand;
  return args.respond({ order: { ...bare, timezone, brand, customFields: fields } });
};

/** `GET track/{number}/details`: the order as its verified customer may see it, and what may be requested. */
export const trackDetails: Handler = async (args) => {
  const found = await readVisitedOrder(args);
  if (!found.ok) return toFailureResponse(args.request, found.failure);
  const customer = await verifyCustomer(found.value, readBearer(args.request));
  if (!customer.ok) return toFailureResponse(args.request, customer.failure);
  const { order, context, requests, toPay } = await readCustomerOrder(customer.value, found.value.order);
  const { number, status, customerName, destination, deliveryFrom, deliveryTo, timezone } = order;
  const waiting = findWaitingRequest(requests, "reschedule")?.detail ?? null;
  const windows = getRescheduleRefusal(context) ? [] : listOfferedWindows(context).flatMap((each) => each.windows);
  const shown = { number, status, customerName, address: destination.address, deliveryFrom, deliveryTo, timezone };
  return args.respond({ order: { ...shown, waiting, toPay, windows } });
};
