import { type SQL, sql } from "drizzle-orm";
import {
  type EventObject,
  type EventType,
  eventCatalogue,
  eventObjects,
} from "#app/domain/webhooks/event-catalogue.ts";
import type { Statement } from "./commit.server.ts";
import { newId, now, type Scope } from "./scope.server.ts";

/** What one outbox message says about an entity: webhooks and customer messages are made from it. */
export interface Told {
  id: string;
  number: string;
  from: number | null;
  to: number;
}

/** What an outbox message calls several entities of a kind. */
type Kind = (typeof eventObjects)[EventObject]["told"];

/** Whose message: work of the queues knows no more of an account than which it is. */
export type TellingScope = Pick<Scope, "db" | "ports"> & { account: Pick<Scope["account"], "id"> };

/** Writes one outbox message for many entities of a kind; nothing for none. */
export function tell(scope: Scope, topic: EventType, kind: Kind, told: readonly Told[]): Statement[] {
  if (told.length === 0) return [];
  const payload = JSON.stringify({ [kind]: told });
  return [message(scope, topic, sql`${payload}`, sql``)];
}

/** One outbox message about those of the orders that are really in the table: an import that is replayed tells nothing twice. */
export function tellCreated(scope: Scope, orderIds: readonly string[]): Statement {
  return tellFound(
    scope,
    "order.created",
    sql`select o.id, o.number, o.status from json_each(${JSON.stringify(orderIds)}) j join orders o on o.id = j.value`,
  );
}

/** One outbox message about all that a query finds when the batch runs; none for nothing. @param found columns id, number, status */
export function tellFound(scope: TellingScope, topic: EventType, found: SQL): Statement {
  const kind = eventObjects[eventCatalogue[topic].object].told;
  const payload = sql`json_object(${kind}, json_group_array(json_object('id', f.id, 'number', f.number, 'from', null, 'to', f.status)))`;
  return message(scope, topic, payload, sql`from (${found}) f having count(*) > 0`);
}

/** One outbox message about something that has no status of its own. */
export function tellOf(scope: TellingScope, topic: EventType, { id, number }: Pick<Told, "id" | "number">): Statement {
  return tellFound(scope, topic, sql`select ${id} as id, ${number} as number, null as status`);
}

function message(scope: TellingScope, topic: EventType, payload: SQL, source: SQL): Statement {
  const at = now(scope);
  return scope.db.run(
    sql`insert into outbox (id, account_id, topic, payload, created_at, due_at) select ${newId(scope)}, ${scope.account.id}, ${topic}, ${payload}, ${at}, ${at} ${source}`,
  );
}
