import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ChangedFields } from "./envelope.ts";
import { type EventType, eventCatalogue } from "./event-catalogue.ts";
import { type EventObject, eventObjects } from "./event-objects.ts";

/** One object in an outbox message: webhooks and customer messages are created from it. */
export interface EventSubject {
  id: string;
  number: string;
  from: number | null;
  to: number;
  /** Fields besides the status, before and after, if known. */
  changed?: ChangedFields;
}

/** The payload key of several objects of a kind. */
type SubjectKind = (typeof eventObjects)[EventObject]["payloadKey"];

/** The publishing account; queue consumers know only its id. */
export type PublishScope = EventPublisher & { account: Pick<Scope["account"], "id"> };

/** The publisher; for changes by a rule also the depth in a chain of rules. */
type EventPublisher = Pick<Scope, "db" | "ports"> & Partial<Pick<Scope, "actor">>;

/** Writes one outbox message for many objects of a kind; none for an empty list. */
export function publishEvents(
  scope: Scope,
  topic: EventType,
  kind: SubjectKind,
  subjects: readonly EventSubject[],
): Statement[] {
  if (subjects.length === 0) return [];
  const payload = JSON.stringify({ [kind]: subjects });
  return [
    insertOutboxRows(scope, [
      toOutboxRow(scope, { account: scope.account.id, topic, payload: sql`${payload}`, source: sql`` }),
    ]),
  ];
}

/** Selects the orders that were really inserted, so that a replayed import publishes nothing twice. */
export function queryCreatedOrders({ account }: Scope, orderIds: readonly string[]): EventQuery {
  const found = sql`select o.id, o.number, o.status from json_each(${JSON.stringify(orderIds)}) j join orders o on o.id = j.value`;
  return { account: account.id, topic: "order.created", select: found };
}

/** An event about the rows a query finds when the batch runs. `found` has the columns id, number, status. */
export interface EventQuery {
  account: string;
  topic: EventType;
  select: SQL;
}

/** Publishes one message about all rows a query finds; none for no rows. */
export function publishQuery(scope: PublishScope, topic: EventType, found: SQL): Statement {
  return publishQueries(scope, [{ account: scope.account.id, topic, select: found }]);
}

/** Publishes the messages of several queries in one statement. */
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
