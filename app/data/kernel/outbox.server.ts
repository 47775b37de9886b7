import { type SQL, sql } from "drizzle-orm";
import type { ToldDocuments } from "#app/domain/accounting/accounting.enums.ts";
import type { EventType } from "#app/domain/webhooks/event-catalogue.ts";
import type { Statement } from "./commit.server.ts";
import { newId, now, type Scope } from "./scope.server.ts";

/** What one outbox message says about an entity: webhooks and customer messages are made from it. */
export interface Told {
  id: string;
  number: string;
  from: number | null;
  to: number;
}

/** Writes one outbox message for many entities of a kind; nothing for none. */
export function tell(
  scope: Scope,
  topic: EventType,
  kind: "orders" | "shipments" | "agents" | ToldDocuments,
  told: readonly Told[],
): Statement[] {
  if (told.length === 0) return [];
  const payload = JSON.stringify({ [kind]: told });
  return [message(scope, topic, sql`${payload}`, sql``)];
}

/** One outbox message about those of the orders that are really in the table: an import that is replayed tells nothing twice. */
export function tellCreated(scope: Scope, orderIds: readonly string[]): Statement {
  const payload = sql`json_object('orders', json_group_array(json_object('id', o.id, 'number', o.number, 'from', null, 'to', o.status)))`;
  const source = sql`from json_each(${JSON.stringify(orderIds)}) j join orders o on o.id = j.value having count(*) > 0`;
  return message(scope, "order.created", payload, source);
}

function message(scope: Scope, topic: EventType, payload: SQL, source: SQL): Statement {
  const at = now(scope);
  return scope.db.run(
    sql`insert into outbox (id, account_id, topic, payload, created_at, due_at) select ${newId(scope)}, ${scope.account.id}, ${topic}, ${payload}, ${at}, ${at} ${source}`,
  );
}
