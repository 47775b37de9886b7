import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ChangedFields } from "./envelope.ts";
import { type EventType, eventCatalogue } from "./event-catalogue.ts";
import { type EventObject, eventObjects } from "./event-objects.ts";

/** What one outbox message says about an entity: webhooks and customer messages are made from it. */
export interface Told {
  id: string;
  number: string;
  from: number | null;
  to: number;
  /** Fields besides the status, before and after, where whoever tells knows. */
  changed?: ChangedFields;
}

/** What an outbox message calls several entities of a kind. */
type Kind = (typeof eventObjects)[EventObject]["told"];

/** Whose message: work of the queues knows no more of an account than which it is. */
export type TellingScope = Telling & { account: Pick<Scope["account"], "id"> };

/** Who tells, where it is known: a rule's changes say how deep they are in a chain of rules. */
type Telling = Pick<Scope, "db" | "ports"> & Partial<Pick<Scope, "actor">>;

/** Writes one outbox message for many entities of a kind; nothing for none. */
export function tell(scope: Scope, topic: EventType, kind: Kind, told: readonly Told[]): Statement[] {
  if (told.length === 0) return [];
  const payload = JSON.stringify({ [kind]: told });
  return [write(scope, [row(scope, { account: scope.account.id, topic, payload: sql`${payload}`, source: sql`` })])];
}

/** Those of the orders that are really in the table: an import that is replayed tells nothing twice. */
export function ordersCreated({ account }: Scope, orderIds: readonly string[]): Finding {
  const found = sql`select o.id, o.number, o.status from json_each(${JSON.stringify(orderIds)}) j join orders o on o.id = j.value`;
  return { account: account.id, topic: "order.created", found };
}

/** What a query finds when the batch runs is told as an event of an account. `found` has the columns id, number, status. */
export interface Finding {
  account: string;
  topic: EventType;
  found: SQL;
}

/** One outbox message about all that a query finds; none for nothing. */
export function tellFound(scope: TellingScope, topic: EventType, found: SQL): Statement {
  return tellFindings(scope, [{ account: scope.account.id, topic, found }]);
}

/** The messages of several findings, with one statement. */
export function tellFindings(scope: Telling, findings: readonly Finding[]): Statement {
  return write(
    scope,
    findings.map(({ account, topic, found }) => {
      const kind = eventObjects[eventCatalogue[topic].object].told;
      const payload = sql`json_object(${kind}, json_group_array(json_object('id', f.id, 'number', f.number, 'from', null, 'to', f.status)))`;
      return row(scope, { account, topic, payload, source: sql`from (${found}) f having count(*) > 0` });
    }),
  );
}

/** One outbox message about something that has no status of its own. */
export function tellOf(scope: TellingScope, topic: EventType, { id, number }: Pick<Told, "id" | "number">): Statement {
  return tellFound(scope, topic, sql`select ${id} as id, ${number} as number, null as status`);
}

interface Message {
  account: string;
  topic: EventType;
  payload: SQL;
  source: SQL;
}

function row(scope: Telling, { account, topic, payload, source }: Message): SQL {
  const at = now(scope);
  return sql`select ${newId(scope)}, ${account}, ${topic}, ${payload}, ${scope.actor?.depth ?? 0}, ${at}, ${at} ${source}`;
}

function write({ db }: Pick<Scope, "db">, rows: readonly SQL[]): Statement {
  const columns = sql`(id, account_id, topic, payload, depth, created_at, due_at)`;
  return db.run(sql`insert into outbox ${columns} ${sql.join([...rows], sql` union all `)}`);
}
