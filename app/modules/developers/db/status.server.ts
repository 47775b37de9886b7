import { asc, gte, lt, sql } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "#app/modules/webhooks/db/webhooks.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { day, hour, minute } from "#app/platform/kernel/milliseconds.ts";
import { STATUS_RETENTION_MS, type StatusHour } from "../model/status-report.ts";
import { statusHours } from "./developers.tables.ts";

/** Maximum number of first attempts examined per minute; more do not change the percentile. */
const MAX_TRIES_PER_MINUTE = 5_000;

/**
 * Adds the last full minute to its hour: that processing ran, how long the oldest due event had waited, attempts and
 * deliveries. Idempotent per minute.
 */
export async function recordMinute({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  const at = ports.clock.now();
  const now = Math.floor(at / minute);
  const [from, to] = [(now - 1) * minute, now * minute];
  const oldest = sql`(select min(${outbox.dueAt}) from ${outbox} where ${outbox.dueAt} <= ${at} and ${isOnClock(ports.clock, outbox.accountId)})`;
  // Only endpoints that respond: one that fails is retried less often, so its delay is not ours.
  const first = sql`select t.at - d.created_at as ms from ${webhookAttempts} t
    join ${webhookDeliveries} d on d.seq = t.delivery join ${webhookEndpoints} e on e.id = d.endpoint_id
    where t.at >= ${from} and t.at < ${to} and t.status between 200 and 299 and e.failures = 0 and d.sample is null
      and not exists (select 1 from ${webhookAttempts} b where b.account_id = t.account_id and b.delivery = t.delivery and b.seq < t.seq)
      and ${isOnClock(ports.clock, sql`t.account_id`)} limit ${MAX_TRIES_PER_MINUTE}`;
  await db.run(sql`with tried as (select count(*) as n, coalesce(sum(status between 200 and 299), 0) as arrived from ${webhookAttempts}
      where at >= ${from} and at < ${to} and ${isOnClock(ports.clock, sql`webhook_attempts.account_id`)}),
    first as (${first}), delays as (select ms, row_number() over (order by ms) as nth, count(*) over () as of from first)
    insert into ${statusHours} (hour, first_minute, last_minute, minutes, lag_ms, tries, arrived, latency_ms)
    select ${to - (to % hour)}, ${now}, ${now}, 1, coalesce(${at} - ${oldest}, 0), n, arrived,
      (select ms from delays where nth = (of * 95 + 99) / 100) from tried where true
    on conflict (hour) do update set last_minute = excluded.last_minute, minutes = minutes + 1,
      lag_ms = max(lag_ms, excluded.lag_ms), tries = tries + excluded.tries, arrived = arrived + excluded.arrived,
      latency_ms = coalesce(max(latency_ms, excluded.latency_ms), latency_ms, excluded.latency_ms)
    where last_minute < excluded.last_minute`);
}

/** The hours shown on the status page, earliest first; a bounded number of rows for every request. */
export function readStatusHours(db: Database, nowMs: number): Promise<StatusHour[]> {
  return db
    .select()
    .from(statusHours)
    .where(gte(statusHours.hour, nowMs - STATUS_RETENTION_MS))
    .orderBy(asc(statusHours.hour));
}

/** Deletes hours after 30 days. */
export function purgeStatusHours(db: Database, nowMs: number): Statement {
  return db.delete(statusHours).where(lt(statusHours.hour, nowMs - 30 * day));
}
