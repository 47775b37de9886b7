import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { insertInboxItem, markInboxAnswered } from "#app/modules/notifications/db/inbox.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import type { OrderStatus } from "../../model/order.enums.ts";
import {
  type AskedRequest,
  type CustomerRequest,
  type CustomerRequestAnswer,
  type CustomerRequestKind,
  getAnswerPermission,
  listOvertakenKinds,
} from "../../model/tracked/customer-requests.ts";
import { ordersWithinLocations } from "../location-scope.server.ts";
import type { OrderRecord } from "../order.reads.server.ts";
import { customerRequests, isRequestOpen, orders } from "../orders.tables.ts";

/** The query of everything that an order's customer asked for, the newest first. */
export function selectRequests({ db }: Pick<Scope, "db">, orderId: string) {
  return db
    .select({ request: customerRequests.request, answer: customerRequests.answer, reason: customerRequests.reason })
    .from(customerRequests)
    .where(eq(customerRequests.orderId, orderId))
    .orderBy(desc(customerRequests.id));
}

/** Requests of the account that wait for an answer, with their orders, earliest promise first. */
export async function readWaitingRequests(scope: Scope, limit: number) {
  return scope.db
    .select({
      id: customerRequests.id,
      request: customerRequests.request,
      number: orders.number,
      customer: orders.customerName,
      deliveryTo: orders.deliveryTo,
    })
    .from(customerRequests)
    .innerJoin(orders, eq(orders.id, customerRequests.orderId))
    .where(and(eq(customerRequests.accountId, scope.account.id), isRequestOpen, ordersWithinLocations(scope)))
    .orderBy(asc(orders.deliveryTo))
    .limit(limit);
}

type News = Parameters<typeof insertInboxItem>[1]["news"];

function toNews({ number, customerName: customer }: OrderRecord, request: CustomerRequest): News {
  if (request.kind === "reschedule")
    return { kind: "reschedule_requested", detail: { number, customer, ...request.detail } };
  if (request.kind === "cancel")
    return { kind: "cancellation_requested", detail: { number, customer, reason: request.detail.reason ?? "" } };
  return { kind: "address_requested", detail: { number, customer, line: formatAddressLine(request.detail.address) } };
}

/**
 * Asks the office: members who may answer and see the order are notified. It takes the place of a request of the same
 * kind that waits.
 */
export function askOffice(scope: Scope, order: OrderRecord, request: CustomerRequest): Statement[] {
  const { kind } = request;
  const asked = { request, requestedAt: now(scope) };
  return [
    scope.db
      .insert(customerRequests)
      .values({ id: newId(scope), accountId: scope.account.id, orderId: order.id, kind, ...asked })
      .onConflictDoUpdate({
        target: [customerRequests.orderId, customerRequests.kind],
        targetWhere: isRequestOpen,
        set: asked,
      }),
    insertInboxItem(scope, {
      news: toNews(order, request),
      to: { permission: getAnswerPermission(kind), places: [order.sourceLocationId, order.destinationLocationId] },
      key: `${kind}:${order.id}:${order.version + 1}`,
    }),
  ];
}

/** Answers the request of a kind that waits; its lines in the inbox are read for everybody. */
export function closeRequest(
  scope: Scope,
  { orderId, kind }: { orderId: string; kind: CustomerRequestKind },
  given: { answer: CustomerRequestAnswer; reason: string | null },
): Statement[] {
  return endRequests(scope, sql`order_id = ${orderId} and kind = ${kind}`, given);
}

/** Ends the requests of orders whose new status leaves nothing to grant. */
export function overtakeRequests(scope: Scope, moved: readonly { id: string; status: OrderStatus }[]): Statement[] {
  const overtaken = moved.flatMap(({ id, status }) => listOvertakenKinds(status).map((kind) => [id, kind]));
  if (overtaken.length === 0) return [];
  const pairs = sql`select value ->> 0, value ->> 1 from json_each(${JSON.stringify(overtaken)})`;
  return endRequests(scope, sql`(order_id, kind) in (${pairs})`, { answer: "overtaken", reason: null });
}

function endRequests(
  scope: Scope,
  which: SQL,
  { answer, reason }: Pick<AskedRequest, "reason"> & { answer: CustomerRequestAnswer },
): Statement[] {
  const own = sql`account_id = ${scope.account.id} and ${isRequestOpen} and ${which}`;
  return [
    markInboxAnswered(scope, sql`select kind || ':' || order_id || ':' from customer_requests where ${own}`),
    scope.db
      .update(customerRequests)
      .set({ answer, reason, answeredAt: now(scope) })
      .where(own),
  ];
}
