import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { StoredEvent } from "#app/platform/events/envelope.ts";
import type { WebhookResponse } from "#app/platform/http/post-external.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import type { Verdict } from "../model/retry-schedule.ts";
import type { DisabledReason } from "../model/webhook.enums.ts";
import { hasConsent } from "./app-endpoints.server.ts";
import { eventLog } from "./event-log.tables.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "./webhooks.tables.ts";

export type Receiver = typeof webhookEndpoints.$inferSelect;
export type Delivery = typeof webhookDeliveries.$inferSelect;

const isFree = (nowMs: number) => or(isNull(webhookEndpoints.leasedUntil), lte(webhookEndpoints.leasedUntil, nowMs));

/** Endpoints with due deliveries and no lease, of some accounts or of all; the longest waiting first. */
export async function listDueEndpoints(
  db: Database,
  { clock, accounts, most }: { clock: Clock; accounts: readonly string[] | "all"; most: number },
): Promise<string[]> {
  const nowMs = clock.now();
  const first = sql`(select min(d.due_at) from webhook_deliveries d where d.endpoint_id = "webhook_endpoints"."id" and d.due_at is not null)`;
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        accounts === "all" ? undefined : inArray(webhookEndpoints.accountId, selectIds(accounts)),
        isOnClock(clock, webhookEndpoints.accountId),
        eq(webhookEndpoints.active, true),
        isFree(nowMs),
        hasConsent,
        sql`${first} <= ${nowMs}`,
      ),
    )
    .orderBy(first)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Leases an endpoint to one worker; null if another has it, it is inactive or of an ended consent, or it pauses after failures. */
export async function acquireLease(db: Database, id: string, nowMs: number): Promise<Receiver | null> {
  const [held] = await db
    .update(webhookEndpoints)
    .set({ leasedUntil: nowMs + LEASE_MS })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.active, true), isFree(nowMs), hasConsent))
    .returning();
  return held ?? null;
}

/** Renews a worker's lease on an endpoint, unless somebody deactivated it. Its claimed deliveries are taken by none but its worker. */
export async function renewLease(db: Database, id: string, nowMs: number): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ leasedUntil: nowMs + LEASE_MS })
    .where(and(eq(webhookEndpoints.id, id), isNotNull(webhookEndpoints.leasedUntil)));
}

/** Releases an endpoint, or pauses it until `until`. */
export async function releaseLease(db: Database, id: string, until: number | null): Promise<void> {
  await db.update(webhookEndpoints).set({ leasedUntil: until }).where(eq(webhookEndpoints.id, id));
}

/** Claims the oldest due deliveries of an endpoint. The attempt is counted here, so that a delivery that crashes its worker runs out of attempts, too. */
export async function claimDeliveries(
  db: Database,
  { endpointId, nowMs, most }: { endpointId: string; nowMs: number; most: number },
): Promise<Delivery[]> {
  const due = db
    .select({ seq: webhookDeliveries.seq })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), lte(webhookDeliveries.dueAt, nowMs)))
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.seq))
    .limit(most);
  const claimed = await db
    .update(webhookDeliveries)
    .set({ dueAt: nowMs + LEASE_MS, attemptCount: sql`${webhookDeliveries.attemptCount} + 1` })
    .where(inArray(webhookDeliveries.seq, due))
    .returning();
  return claimed.sort((a, b) => a.seq - b.seq);
}

/** When the next delivery of an endpoint is due; null if none waits. */
export async function findNextDueAt(db: Database, endpointId: string): Promise<number | null> {
  const [row] = await db
    .select({ at: sql<number | null>`min(${webhookDeliveries.dueAt})` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), sql`${webhookDeliveries.dueAt} is not null`));
  return row?.at ?? null;
}

/** Events of the log by id. */
export async function readLoggedEvents(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, StoredEvent>> {
  const rows = await db
    .select()
    .from(eventLog)
    .where(isOwnAmong(accountId, eventLog.accountId, eventLog.id, selectIds(ids)));
  return new Map(
    rows.map(({ fromStatus, toStatus, seq: _, ...row }) => [row.id, { ...row, from: fromStatus, to: toStatus }]),
  );
}

/** The result of an attempt. */
export interface DeliveryAttempt {
  delivery: Delivery;
  response: WebhookResponse;
  verdict: Verdict;
  at: number;
}

/** Records an attempt and updates its delivery, unless that was delivered meanwhile. */
export function recordAttempt(db: Database, { delivery, response, verdict, at }: DeliveryAttempt): Statement[] {
  const { seq, accountId, attemptCount } = delivery;
  const { status, durationMs, error } = response;
  const state = verdict.kind === "later" ? "waiting" : verdict.kind === "delivered" ? "delivered" : "failed";
  return [
    db
      .insert(webhookAttempts)
      .values({ accountId, delivery: seq, try: attemptCount, at, status, durationMs, response: response.body, error }),
    db
      .update(webhookDeliveries)
      .set({
        ...{ state, status, durationMs },
        dueAt: verdict.kind === "later" ? verdict.at : null,
        doneAt: verdict.kind === "later" ? null : at,
      })
      .where(and(eq(webhookDeliveries.seq, seq), eq(webhookDeliveries.state, "waiting"))),
  ];
}

/** Stores an endpoint's failures after attempts, unless somebody deactivated it meanwhile. */
export function updateEndpointHealth(db: Database, { id, failures, failingSince }: Receiver): Statement {
  return db
    .update(webhookEndpoints)
    .set({ failures, failingSince })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.active, true)));
}

/** Disables an endpoint automatically; its waiting deliveries stay. */
export function disableEndpoint(db: Database, id: string, reason: DisabledReason): Statement {
  return db
    .update(webhookEndpoints)
    .set({ active: false, disabledReason: reason, leasedUntil: null, version: sql`${webhookEndpoints.version} + 1` })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.active, true)));
}
