import { sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import { periodEvents } from "./closing.tables.ts";

type NewPeriodEvent = Pick<
  typeof periodEvents.$inferInsert,
  "version" | "type" | "month" | "closedThrough" | "reason" | "accepted"
>;

/**
 * Closes or reopens by an event, which is published; a trigger moves the lock. Somebody else's event of this version is a lost
 * race.
 */
export function recordPeriodEvent(scope: Scope, event: NewPeriodEvent): Statement[] {
  const id = newId(scope);
  return [
    scope.db.insert(periodEvents).values({
      ...{ ...event, id, accountId: scope.account.id, at: now(scope) },
      ...{ actorId: scope.actor.id, actorName: scope.actor.name },
      lastNumber: sql`(select coalesce(max(t.number), 0) from ledger_transfers t where t.account_id = ${scope.account.id})`,
    }),
    publishEvent(scope, `period.${event.type}`, { id, number: event.month }),
  ];
}
