import { and, asc, count, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { StoredEvent } from "#app/platform/events/envelope.ts";
import { eventRetentionMs } from "#app/platform/events/envelope.ts";
import { type EventType, eventCatalogue, isEventType } from "#app/platform/events/event-catalogue.ts";
import { type EventObject, eventObjects } from "#app/platform/events/event-objects.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import { eventLog } from "./event-log.tables.ts";
import { subscribesTo } from "./fan-out.server.ts";

const eventSubjectsSchema = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    from: z.number().nullable().default(null),
    to: z.number().nullable().default(null),
    changed: z.record(z.string(), z.unknown()).optional(),
  }),
);

/**
 * Writes the events of an outbox message to the log of its account and of the accounts that share the object. Each
 * object's sequence continues from its last event in that log; a message without objects writes nothing.
 */
export function logEvents(db: Database, message: OutboxMessage): Statement[] {
  const { id, topic, payload } = message;
  if (!isEventType(topic)) return [];
  const { object } = eventCatalogue[topic];
  const subjects = eventSubjectsSchema.parse(payload[eventObjects[object].payloadKey] ?? []);
  const rows = subjects.map((each, at) => ({ ...each, event: `${id}.${String(at).padStart(5, "0")}` }));
  const own = sql`select j.value, ${message.accountId} as account, '' as apart from json_each(${JSON.stringify(rows)}) j`;
  const others = otherSideQueries[object]?.(message, rows) ?? [];
  return [own, ...[others].flat()].map((hearing) => insertLogRows(db, message, hearing));
}

type OtherSideQuery = (message: OutboxMessage, rows: readonly object[]) => SQL | SQL[];

/** Accounts that share an object and get an event of their own: a merchant's programs learn what its portal shows. */
const otherSideQueries: Partial<Record<EventObject, OtherSideQuery>> = {
  order: selectSharedOrders,
  invoice: (message, rows) => selectBilledSide(message, rows, sql`invoices`),
  settlement: (message, rows) => selectBilledSide(message, rows, sql`settlements`),
  dispute: (message, rows) => [
    selectDisputingSide(message, rows, sql`invoices`),
    selectDisputingSide(message, rows, sql`settlements`),
  ],
};

/** A carrier's document also belongs to its merchant. */
function selectBilledSide({ accountId }: OutboxMessage, rows: readonly object[], table: SQL): SQL {
  return sql`select j.value, m.merchant_account_id as account, '-shared' as apart from json_each(${JSON.stringify(rows)}) j
    join ${table} d on d.id = j.value->>'id' and +d.account_id = ${accountId}
    join merchants m on m.account_id = d.account_id and m.id = d.merchant_id where m.merchant_account_id is not null`;
}

/** A dispute of a carrier's document also belongs to the document's merchant. */
function selectDisputingSide({ accountId }: OutboxMessage, rows: readonly object[], table: SQL): SQL {
  return sql`select j.value, m.merchant_account_id as account, '-shared' as apart from json_each(${JSON.stringify(rows)}) j
    join line_disputes x on x.id = j.value->>'id' and +x.account_id = ${accountId}
    cross join ${table} d on d.id = x.document_id and +d.account_id = x.account_id
    join merchants m on m.account_id = d.account_id and m.id = d.merchant_id where m.merchant_account_id is not null`;
}

/** An order that a carrier delivers for a merchant is in both accounts; each one's changes are logged for the other. */
function selectSharedOrders({ accountId }: OutboxMessage, rows: readonly object[]): SQL {
  const side = sql`case ${accountId} when o.account_id then o.owner_account_id else o.account_id end`;
  return sql`select j.value, ${side} as account, '-shared' as apart from json_each(${JSON.stringify(rows)}) j
    join orders o on o.id = j.value->>'id' where ${accountId} in (o.account_id, o.owner_account_id) and o.owner_account_id <> o.account_id`;
}

function insertLogRows(db: Database, { topic, createdAt }: OutboxMessage, hearing: SQL): Statement {
  const before = sql`select max(l.sequence) from event_log l where l.account_id = h.account and l.object_id = h.value->>'id'`;
  return db.run(sql`insert into event_log (id, account_id, type, object_id, number, from_status, to_status, changed, sequence, at)
    select (h.value->>'event') || h.apart, h.account, ${topic}, h.value->>'id', h.value->>'number', h.value->>'from', h.value->>'to', h.value->>'changed',
      1 + coalesce((${before}), 0), ${createdAt} from (${hearing}) h where h.account is not null on conflict (id) do nothing`);
}

/** Accounts to whose logs the messages were written. */
export async function listLoggedAccounts(db: Database, messages: readonly OutboxMessage[]): Promise<string[]> {
  const ids = JSON.stringify(messages.map(({ id }) => id));
  const rows = await db.all<{ account: string }>(sql`select distinct l.account_id as account from json_each(${ids}) j
    join event_log l on l.id > j.value || '.' and l.id < j.value || '/'`);
  return rows.map(({ account }) => account);
}

interface EventLogQuery {
  /** Only events after this position; 0 for all. */
  after: number;
  /** Empty means all. */
  types: readonly EventType[];
  /** Only events that some endpoint has not received. */
  undelivered: boolean;
  limit: number;
}

/** Position of an event in the account's log; null if it does not exist. */
export async function findEventPosition(scope: Scope, id: string): Promise<number | null> {
  const [row] = await scope.db
    .select({ seq: eventLog.seq })
    .from(eventLog)
    .where(and(eq(eventLog.accountId, scope.account.id), eq(eventLog.id, id)));
  return row?.seq ?? null;
}

/**
 * Some endpoint has not received the event, including endpoints inactive at that time. True for every event of an account without endpoints.
 */
const isUndelivered = sql`(exists (select 1 from webhook_deliveries d where d.account_id = "event_log"."account_id"
  and d.event_id = "event_log"."id" and d.state <> 'delivered'
  and not exists (select 1 from webhook_endpoints a where a.id = d.endpoint_id and a.token_id is not null))
  or exists (select 1 from webhook_endpoints e where e.account_id = "event_log"."account_id" and e.token_id is null and e.active = 0
    and e.created_at <= "event_log"."at" and ${subscribesTo(sql`"event_log"."type"`)} and not exists (select 1 from webhook_deliveries d
      where d.endpoint_id = e.id and d.event_id = "event_log"."id" and d.state = 'delivered'))
  or not exists (select 1 from webhook_endpoints e where e.account_id = "event_log"."account_id" and e.token_id is null))`;

function matchesLogQuery(scope: Scope, { after, types, undelivered }: EventLogQuery) {
  return and(
    eq(eventLog.accountId, scope.account.id),
    gt(eventLog.seq, after),
    types.length > 0 ? inArray(eventLog.type, selectIds(types)) : undefined,
    undelivered ? isUndelivered : undefined,
  );
}

/** Number of matching events, counted up to a limit. */
export async function countEvents(scope: Scope, wanted: EventLogQuery): Promise<number> {
  const some = scope.db
    .select({ seq: eventLog.seq })
    .from(eventLog)
    .where(matchesLogQuery(scope, wanted))
    .limit(wanted.limit);
  const [row] = await scope.db.select({ n: count() }).from(some.as("some"));
  return row?.n ?? 0;
}

/** Matching events of the account, oldest first. */
export async function readEvents(scope: Scope, wanted: EventLogQuery): Promise<StoredEvent[]> {
  const rows = await scope.db
    .select()
    .from(eventLog)
    .where(matchesLogQuery(scope, wanted))
    .orderBy(asc(eventLog.seq))
    .limit(wanted.limit);
  return rows.map(({ fromStatus, toStatus, seq: _, ...row }) => ({ ...row, from: fromStatus, to: toStatus }));
}

/** Deletes events after their retention. */
export function purgeEventLog(db: Database, nowMs: number): Statement {
  return db.delete(eventLog).where(lt(eventLog.at, nowMs - eventRetentionMs));
}
