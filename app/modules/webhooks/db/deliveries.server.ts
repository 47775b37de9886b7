import { and, asc, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ExampleEvent, Ping } from "#app/platform/events/envelope.ts";
import { eventRetentionMs } from "#app/platform/events/envelope.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { buildConditions } from "#app/platform/lists/list-conditions.server.ts";
import { type BoundedCount, countUpTo } from "#app/platform/lists/list-counts.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { DEFAULT_BOUNDS, type ListFields } from "#app/platform/lists/list-spec.server.ts";
import { deliveryStates } from "../model/webhook.enums.ts";
import type { AttemptRow, DeliveryRow } from "../model/webhook.ts";
import { isSeenBy } from "./app-endpoints.server.ts";
import type { Delivery, Receiver } from "./delivery-queue.server.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "./webhooks.tables.ts";

/** An endpoint of the account with its secrets; null if it does not exist. */
export async function findEndpoint(scope: Scope, id: string): Promise<Receiver | null> {
  const [found] = await scope.db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.accountId, scope.account.id), eq(webhookEndpoints.id, id), isSeenBy(scope)));
  return found ?? null;
}

/** Filters of an endpoint's log; its only order is newest first. */
export const deliveriesListDescription = {
  fields: {
    state: { filter: { kind: "equals", column: webhookDeliveries.state, values: deliveryStates } },
    type: { filter: { kind: "equals", column: webhookDeliveries.type, values: eventTypes } },
  },
} satisfies { fields: ListFields };

/** A query for deliveries of an endpoint. */
export interface DeliveryQuery extends Pick<ListQuery, "filters" | "search"> {
  endpointId: string;
  /** The delivery after which the page begins; null for the first page. */
  after: Delivery | null;
}

/** `search` matches an object's number or an event's id. */
function matchesQuery(scope: Scope, { endpointId, filters, search }: DeliveryQuery): SQL | undefined {
  return and(
    isOfEndpoint(scope, endpointId),
    ...buildConditions(scope, deliveriesListDescription, filters).map((each) => each.sql),
    search ? or(eq(webhookDeliveries.number, search), eq(webhookDeliveries.eventId, search)) : undefined,
  );
}

function isOfEndpoint(scope: Scope, endpointId: string): SQL | undefined {
  return and(eq(webhookDeliveries.accountId, scope.account.id), eq(webhookDeliveries.endpointId, endpointId));
}

/** Deliveries of an endpoint, newest first. */
export async function readDeliveries(scope: Scope, wanted: DeliveryQuery, limit: number): Promise<DeliveryRow[]> {
  const rows = await scope.db
    .select()
    .from(webhookDeliveries)
    .where(and(matchesQuery(scope, wanted), wanted.after ? lt(webhookDeliveries.seq, wanted.after.seq) : undefined))
    .orderBy(desc(webhookDeliveries.seq))
    .limit(limit);
  return rows.map(toDeliveryRow);
}

/** Number of deliveries, exact up to a limit as in other lists. */
export function countDeliveries(scope: Scope, wanted: DeliveryQuery): Promise<BoundedCount> {
  const hits = sql`select 1 from ${webhookDeliveries} where ${matchesQuery(scope, wanted)}`;
  return countUpTo(scope, hits, DEFAULT_BOUNDS.maxCounted);
}

export function toDeliveryRow({
  eventId,
  seq: _,
  accountId: __,
  endpointId: ___,
  sample: ____,
  ...row
}: Delivery): DeliveryRow {
  return { id: eventId, ...row };
}

/** The delivery of an event to an endpoint; null if there is none. */
export async function findDelivery(scope: Scope, endpointId: string, eventId: string): Promise<Delivery | null> {
  const [found] = await scope.db
    .select()
    .from(webhookDeliveries)
    .where(and(isOfEndpoint(scope, endpointId), eq(webhookDeliveries.eventId, eventId)));
  return found ?? null;
}

/** All attempts of a delivery, oldest first. */
export async function readAttempts(scope: Scope, { seq }: Delivery): Promise<AttemptRow[]> {
  const rows = await scope.db
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.accountId, scope.account.id), eq(webhookAttempts.delivery, seq)))
    .orderBy(asc(webhookAttempts.seq));
  return rows.map(({ seq: _, accountId: __, delivery: ___, ...row }) => row);
}

/** Makes a delivery due again, starting with the first attempt. */
export function requeueDelivery(scope: Scope, { seq }: Delivery): Statement {
  return scope.db
    .update(webhookDeliveries)
    .set({ state: "waiting", dueAt: now(scope), attemptCount: 0, doneAt: null })
    .where(and(eq(webhookDeliveries.accountId, scope.account.id), eq(webhookDeliveries.seq, seq)));
}

/** Adds a delivery of a test message. */
export function insertSampleDelivery(scope: Scope, endpointId: string, sample: Ping | ExampleEvent): Statement {
  const at = now(scope);
  const { object } = sample.data;
  return scope.db.insert(webhookDeliveries).values({
    ...{
      accountId: scope.account.id,
      endpointId,
      eventId: sample.id,
      type: sample.type,
      number: "number" in object ? object.number : "–",
      sample,
    },
    ...{ state: "waiting" as const, dueAt: at, createdAt: at },
  });
}

/** Replaces the secret of an endpoint at the expected `version`; the old one also signs until the overlap ends. */
export function rotateEndpointSecret(
  scope: Scope,
  { endpoint, seen, secret, oldUntil }: { endpoint: Receiver; seen: number; secret: string; oldUntil: number },
): Statement {
  return scope.db
    .update(webhookEndpoints)
    .set({
      secret,
      oldSecret: endpoint.secret,
      oldSecretUntil: oldUntil,
      version: sql`case when ${webhookEndpoints.version} = ${seen} then ${seen} + 1 end`,
    })
    .where(and(eq(webhookEndpoints.accountId, scope.account.id), eq(webhookEndpoints.id, endpoint.id)));
}

/** Deletes deliveries and their attempts with the events. */
export function purgeDeliveries(db: Database, nowMs: number): Statement[] {
  return [
    db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, nowMs - eventRetentionMs)),
    db.delete(webhookAttempts).where(lt(webhookAttempts.at, nowMs - eventRetentionMs)),
  ];
}
