import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ChangedFields } from "./envelope.ts";
import { type EventType, eventCatalogue } from "./event-catalogue.ts";
import { type EventObject, eventObjects } from "./event-objects.ts";

/** What one outbox message says about an entity: webhooks and customer messages are made from it. */
export interface EventSubject {
  id: string;
  number: string;
  from: number | null;
  to: number;
  /** Fields besides the status, before and after, where whoever tells knows. */
  changed?: ChangedFields;
}

/** What an outbox message calls several entities of a kind. */
type SubjectKind = (typeof eventObjects)[EventObject]["payloadKey"];

/** Whose message: work of the queues knows no more of an account than which it is. */
export type PublishScope = EventPublisher & { account: Pick<Scope["account"], "id"> };

/** Who tells, where it is known: a rule's changes say how deep they are in a chain of rules. */
type EventPublisher = Pick<Scope, "db" | "ports"> & Partial<Pick<Scope, "actor">>;

/** Writes one outbox message for many entities of a kind; nothing for none. */
export function publishEvents(
  scope: Scope,
  topic: EventType,
  kind: SubjectKind,
  told: readonly EventSubject[],
): Statement[] {
  if (told.length === 0) return [];
  const payload = JSON.stringify({ [kind]: told });
  return [
    insertOutboxRows(scope, [
      toOutboxRow(scope, { account: scope.account.id, topic, payload: sql`${payload}`, source: sql`` }),
    ]),
  ];
}

/** Those of the orders that are really in the table: an import that is replayed tells nothing twice. */
export function queryCreatedOrders({ account }: Scope, orderIds: readonly string[]): EventQuery {
  const found = sql`select o.id, o.number, o.status from json_each(${JSON.stringify(orderIds)}) j join orders o on o.id = j.value`;
  return { account: account.id, topic: "order.created", select: found };
}

/** What a query finds when the batch runs is told as an event of an account. `found` has the columns id, number, status. */
export interface EventQuery {
  account: string;
  topic: EventType;
  select: SQL;
}

/** One outbox message about all that a query finds; none for nothing. */
export function publishQuery(scope: PublishScope, topic: EventType, found: SQL): Statement {
  return publishQueries(scope, [{ account: scope.account.id, topic, select: found }]);
}

/** The messages of several findings, with one statement. */
export function publishQueries(scope: EventPublisher, findings: readonly EventQuery[]): Statement {
  return insertOutboxRows(
    scope,
    findings.map(({ account, topic, select }) => {
      const kind = eventObjects[eventCatalogue[topic].object].payloadKey;
      const payload = sql`json_object(${kind}, json_group_array(json_object('id', f.id, 'number', f.number, 'from', null, 'to', f.status)))`;
      return toOutboxRow(scope, { account, topic, payload, source: sql`from (${select}) f having count(*) > 0` });
    }),
  );
}

/** One outbox message about something that has no status of its own. */
export function publishEvent(
  scope: PublishScope,
  topic: EventType,
  { id, number }: Pick<EventSubject, "id" | "number">,
): Statement {
  return publishQuery(scope, topic, sql`select ${id} as id, ${number} as number, null as status`);
}

interface OutboxRow {
  account: string;
  topic: EventType;
  payload: SQL;
  source: SQL;
}

function toOutboxRow(scope: EventPublisher, { account, topic, payload, source }: OutboxRow): SQL {
  const at = now(scope);
  return sql`select ${newId(scope)}, ${account}, ${topic}, ${payload}, ${scope.actor?.depth ?? 0}, ${at}, ${at} ${source}`;
}

function insertOutboxRows({ db }: Pick<Scope, "db">, rows: readonly SQL[]): Statement {
  const columns = sql`(id, account_id, topic, payload, depth, created_at, due_at)`;
  return db.run(sql`insert into outbox ${columns} ${sql.join([...rows], sql` union all `)}`);
}
