import { sql } from "drizzle-orm";
import { setNotifiedEtas } from "#app/modules/planning/db/stop.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import type { EtaChanges } from "../model/eta-notification.ts";

/** Accounts of a clock that have an active route; read from a partial index. */
export async function listAccountsUnderWay(db: Database, clock: Clock): Promise<string[]> {
  const rows = await db.all<{ account: string }>(
    sql`select distinct account_id as account from routes indexed by routes_active where status = 'active' and ${isOnClock(clock, sql`account_id`)}`,
  );
  return rows.map(({ account }) => account);
}

/**
 * Stores the published arrivals and publishes them in the same batch; once for a shipment with two stops on the route.
 * Stop versions stay as they are, so that this never makes someone else lose a race.
 */
export function notifyArrivals(scope: Scope, { marks, changed }: EtaChanges): Statement[] {
  if (marks.length === 0) return [];
  const account = scope.account.id;
  const changedIds = selectIds([...new Set(changed.map(({ shipmentId }) => shipmentId))]);
  const found = sql`select s.id, s.number, s.status from shipments s where +s.account_id = ${account} and s.id in ${changedIds}`;
  return [
    setNotifiedEtas(scope, marks),
    ...(changed.length > 0 ? [publishQuery(scope, "shipment.eta_changed", found)] : []),
  ];
}
