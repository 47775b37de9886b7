import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import type { RecoverInput } from "../model/webhook.ts";
import { mayReceive } from "./app-endpoints.server.ts";

/** True if an endpoint `e` subscribes to a type of events (no types means all), and may receive it. */
export const subscribesTo = (type: SQL) =>
  sql`((json_array_length(e.events) = 0 or exists (select 1 from json_each(e.events) w where w.value = ${type})) and ${mayReceive(type)})`;
const subscribesToLogged = subscribesTo(sql`l.type`);

/** Creates a delivery of each event that a message logged for each subscribed endpoint; part of the batch that logs them. */
export function fanOutDeliveries(db: Database, { id }: OutboxMessage, nowMs: number): Statement {
  return db.run(sql`insert into webhook_deliveries (account_id, endpoint_id, event_id, type, number, state, due_at, attempt_count, created_at)
    select l.account_id, e.id, l.id, l.type, l.number, 'waiting', ${nowMs}, 0, ${nowMs}
    from event_log l cross join webhook_endpoints e on e.account_id = l.account_id and e.active = 1
    where l.id > ${`${id}.`} and l.id < ${`${id}/`} and ${subscribesToLogged}
    order by l.seq on conflict (endpoint_id, event_id) do nothing`);
}

const isDelivered = sql`exists (select 1 from webhook_deliveries d where d.endpoint_id = e.id and d.event_id = l.id and d.state = 'delivered')`;

/** Events of a range to which an endpoint subscribes, optionally only of some types. */
function selectRange(scope: Scope, { id, since, until, types }: RecoverInput): SQL {
  const { timezone } = scope.account;
  const to = until ? parseMoment(until, timezone) + (isLocalTime(until) ? minute - 1 : 0) : now(scope);
  return sql`from event_log l join webhook_endpoints e on e.account_id = l.account_id and e.id = ${id}
    where l.account_id = ${scope.account.id} and l.at >= ${parseMoment(since, timezone)} and l.at <= ${to} and ${subscribesToLogged}
    ${types.length > 0 ? sql`and l.type in ${selectIds(types)}` : sql``}`;
}

const isLocalTime = (text: string) => !/(Z|[+-]\d\d:?\d\d)$/.test(text);

/** Parses an instant; a time without an offset is in the account's time zone. */
function parseMoment(text: string, timezone: string): number {
  return isLocalTime(text) ? toInstant(text, timezone) : Date.parse(text);
}

interface RecoveredType {
  type: string;
  count: number;
  /** Events of the range that are left out because they were delivered. */
  skipped: number;
  /** The oldest event to send; null if there is none. */
  oldest: number | null;
  newest: number | null;
}

/** Counts the events of each type that a recovery would send and leave out, with their time range; most frequent type first. */
export function countRecoverable(scope: Scope, requested: RecoverInput): Promise<RecoveredType[]> {
  const sent = requested.events === "undelivered" ? sql`not ${isDelivered}` : sql`1`;
  return scope.db.all(sql`with found as (select l.type as type, l.at as at, ${sent} as sent ${selectRange(scope, requested)})
    select type, sum(sent) as count, sum(not sent) as skipped,
      min(iif(sent, at, null)) as oldest, max(iif(sent, at, null)) as newest
    from found group by type order by count desc, type`);
}

/** Makes the events of a range due again, each with its original id. */
export function requeueRange(scope: Scope, requested: RecoverInput): Statement {
  const at = now(scope);
  return scope.db.run(sql`insert into webhook_deliveries (account_id, endpoint_id, event_id, type, number, state, due_at, attempt_count, created_at)
    select l.account_id, e.id, l.id, l.type, l.number, 'waiting', ${at}, 0, ${at} ${selectRange(scope, requested)}
    ${requested.events === "undelivered" ? sql`and not ${isDelivered}` : sql``}
    order by l.seq on conflict (endpoint_id, event_id) do update set state = 'waiting', due_at = ${at}, attempt_count = 0, done_at = null`);
}
