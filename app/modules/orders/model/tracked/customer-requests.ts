import type { Permission } from "#app/platform/access/permissions.ts";
import type { Address, Point } from "#app/platform/geo/place.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { type OrderKind, type OrderStatus, orderStatuses } from "../order.enums.ts";
import { orderTransitions } from "../order.states.ts";
import { correctableStatuses } from "./correct-address.ts";
import { acceptableStatuses, type RequestedWindow, rescheduleRules } from "./reschedule.ts";

/** What customers ask for and the office answers, with the values that the answer needs. */
interface RequestDetails {
  reschedule: RequestedWindow;
  /** In the customer's words, if any. */
  cancel: { reason: string | null };
  /** Another place; `meters` from the known one, where it is known. */
  address: { address: Address; point: Point; meters: number | null };
}

export type CustomerRequestKind = keyof RequestDetails;

/** One request. */
export type CustomerRequest = {
  [Kind in CustomerRequestKind]: { kind: Kind; detail: RequestDetails[Kind] };
}[CustomerRequestKind];

/** `overtaken`: the order went on, and nothing is left to answer. */
export type CustomerRequestAnswer = "accepted" | "declined" | "overtaken";

const cancellableStatuses = orderTransitions
  .filter(({ event }) => event === "cancel" || event === "cancel_in_custody")
  .flatMap(({ from }) => from);

/** Each kind: the statuses in which it can be granted, and the permission to answer it. */
const requestRules: Readonly<
  Record<CustomerRequestKind, { statuses: readonly OrderStatus[]; permission: Permission }>
> = {
  reschedule: { statuses: acceptableStatuses, permission: "orders.update" },
  cancel: { statuses: cancellableStatuses, permission: "orders.cancel" },
  address: { statuses: correctableStatuses, permission: "orders.update.locations" },
};

export const customerRequestKinds: readonly CustomerRequestKind[] = ["reschedule", "cancel", "address"];

/** The permission to answer requests of a kind. */
export const getAnswerPermission = (kind: CustomerRequestKind): Permission => requestRules[kind].permission;

/** Kinds that can no longer be granted in a status. */
export function listOvertakenKinds(status: OrderStatus): CustomerRequestKind[] {
  return customerRequestKinds.filter((kind) => !requestRules[kind].statuses.includes(status));
}

/** A request with its answer, which is null while it waits, and what the customer read with it. */
export interface AskedRequest {
  request: CustomerRequest;
  answer: CustomerRequestAnswer | null;
  reason: string | null;
}

/** Why the customer may not ask to cancel, or null. What was declined is not asked again. */
export function getCancellationRefusal(
  { status, kind }: { status: OrderStatus; kind: OrderKind },
  asked: readonly AskedRequest[],
): ErrorCode | null {
  if (status === orderStatuses.code.cancelled) return "cancel_done";
  if (!cancellableStatuses.includes(status) || !rescheduleRules.kinds.includes(kind)) return "cancel_over";
  return asked.some(({ request, answer }) => request.kind === "cancel" && answer === "declined")
    ? "cancel_declined"
    : null;
}

/** The request of a kind that waits for an answer. */
export function findWaitingRequest<Kind extends CustomerRequestKind>(
  asked: readonly AskedRequest[],
  kind: Kind,
): Extract<CustomerRequest, { kind: Kind }> | null {
  const isOfKind = (request: CustomerRequest): request is Extract<CustomerRequest, { kind: Kind }> =>
    request.kind === kind;
  return (
    asked
      .filter(({ answer }) => answer === null)
      .map(({ request }) => request)
      .find(isOfKind) ?? null
  );
}

/**
 * Whether the customer may ask to cancel: `open`, already `asked`, `declined` with what the office wrote, or `closed`, where
 * the page does not mention it.
 */
export type Cancellation = { state: "open" | "asked" | "closed" } | { state: "declined"; reason: string | null };

/** What the customer sees of cancelling. */
export function getCancellation(
  order: { status: OrderStatus; kind: OrderKind },
  asked: readonly AskedRequest[],
): Cancellation {
  const refusal = getCancellationRefusal(order, asked);
  const declined = asked.find(({ request, answer }) => request.kind === "cancel" && answer === "declined");
  if (refusal === "cancel_declined") return { state: "declined", reason: declined?.reason ?? null };
  if (refusal) return { state: "closed" };
  return { state: findWaitingRequest(asked, "cancel") ? "asked" : "open" };
}
