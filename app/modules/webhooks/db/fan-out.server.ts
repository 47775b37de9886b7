import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import type { RecoverInput } from "../model/webhook.ts";

/** True of an endpoint `e` that asks for a type of events: for all, or for those that it names. */
export const subscribesTo = (type: SQL) =>
  sql`(json_array_length(e.events) = 0 or exists (select 1 from json_each(e.events) w where w.value = ${type}))`;
const subscribesToLogged = subscribesTo(sql`l.type`);

/** What a message put into logs, for every endpoint of their accounts that asks for it: in the batch that logs it. */
export function fanOutDeliveries(db: Database, { id }: OutboxMessage, nowMs: number): Statement {
  return db.run(sql`insert into webhook_deliveries (account_id, endpoint_id, event_id, type, number, state, due_at, tries, created_at)
    select l.account_id, e.id, l.id, l.type, l.number, 'waiting', ${nowMs}, 0, ${nowMs}
    from event_log l join webhook_endpoints e on e.account_id = l.account_id and e.active = 1
    where l.id > ${`${id}.`} and l.id < ${`${id}/`} and ${subscribesToLogged}
    order by l.seq on conflict (endpoint_id, event_id) do nothing`);
}

const isDelivered = sql`exists (select 1 from webhook_deliveries d where d.endpoint_id = e.id and d.event_id = l.id and d.state = 'delivered')`;

/** The events of a range that an endpoint asks for, of the types that are named. */
function selectRange(scope: Scope, { id, since, until, types }: RecoverInput): SQL {
  const { timezone } = scope.account;
  const to = until ? parseMoment(until, timezone) + (isLocalTime(until) ? minute - 1 : 0) : now(scope);
  return sql`from event_log l join webhook_endpoints e on e.account_id = l.account_id and e.id = ${id}
    where l.account_id = ${scope.account.id} and l.at >= ${parseMoment(since, timezone)} and l.at <= ${to} and ${subscribesToLogged}
    ${types.length > 0 ? sql`and l.type in ${selectIds(types)}` : sql``}`;
}

const isLocalTime = (text: string) => !/(Z|[+-]\d\d:?\d\d)$/.test(text);

/** A moment, or a time of the account's own zone. */
function parseMoment(text: string, timezone: string): number {
  return isLocalTime(text) ? toInstant(text, timezone) : Date.parse(text);
}

interface RecoveredType {
  type: string;
  count: number;
  /** Of the range, and not sent again: they are there already. */
  left_out: number;
  /** Of what is sent; null of nothing. */
  oldest: number | null;
  newest: number | null;
}

/** How many events of each kind a recovery would send and leave out, and from when to when, the most frequent first; looked through once. */
export function countRecoverable(scope: Scope, requested: RecoverInput): Promise<RecoveredType[]> {
  const sent = requested.which === "undelivered" ? sql`not ${isDelivered}` : sql`1`;
  return scope.db.all(sql`with found as (select l.type as type, l.at as at, ${sent} as sent ${selectRange(scope, requested)})
    select type, sum(sent) as count, sum(not sent) as left_out,
      min(iif(sent, at, null)) as oldest, max(iif(sent, at, null)) as newest
    from found group by type order by count desc, type`);
}

/** Sends the events of a range again, each under its own id. */
export function requeueRange(scope: Scope, requested: RecoverInput): Statement {
  const at = now(scope);
  return scope.db.run(sql`insert into webhook_deliveries (account_id, endpoint_id, event_id, type, number, state, due_at, tries, created_at)
    select l.account_id, e.id, l.id, l.type, l.number, 'waiting', ${at}, 0, ${at} ${selectRange(scope, requested)}
    ${requested.which === "undelivered" ? sql`and not ${isDelivered}` : sql``}
    order by l.seq on conflict (endpoint_id, event_id) do update set state = 'waiting', due_at = ${at}, tries = 0, done_at = null`);
}
