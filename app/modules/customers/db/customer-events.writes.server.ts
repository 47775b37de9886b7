import { sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { type EventQuery, publishQueries } from "#app/platform/events/outbox.server.ts";
import { customerTypes } from "../model/customer.enums.ts";

/** The webhook events of customers. */
type CustomerTopic = Extract<EventType, `customer.${string}`>;

/** The event for those of these customers that exist when the batch runs; their name is passed as the number. */
export function buildCustomerEventQuery(scope: Scope, topic: CustomerTopic, ids: readonly string[]): EventQuery {
  const found = sql`select c.id, trim(case when c.type = ${customerTypes.code.business} then coalesce(c.business_name, '') else coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '') end) as number,
    null as status from customers c where c.account_id = ${scope.account.id} and c.id in ${selectIds(ids)}`;
  return { account: scope.account.id, topic, select: found };
}

/** One outbox message about customers. */
export function publishCustomerEvent(scope: Scope, topic: CustomerTopic, ids: readonly string[]): Statement {
  return publishQueries(scope, [buildCustomerEventQuery(scope, topic, ids)]);
}
