import { sql } from "drizzle-orm";
import { selectNumberedStops } from "#app/modules/planning/db/stop.writes.server.ts";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishQueries } from "#app/platform/events/outbox.server.ts";
import { markAllConsumed } from "#app/platform/events/outbox.writes.server.ts";
import { MIN_LATE_MINUTES } from "../model/late-stop.ts";

/** Consumer name in the `inbox` table under which published stops are remembered. */
const LATE_STOP_MARKER = "late_stop";

/**
 * Publishes stops of active routes whose planned arrival has passed by more than the plan's lateness threshold, each
 * once. Active routes are read from a partial index.
 */
export async function publishLateStops({ db, ports }: Pick<Scope, "db" | "ports">): Promise<number> {
  const now = ports.clock.now();
  const late = await db.all<{ id: string; account: string }>(sql`select s.id, s.account_id as account
    from routes r indexed by routes_active join plans p on p.id = r.plan_id join stops s on s.route_id = r.id
    where r.status = 'active' and ${isOnClock(ports.clock, sql`r.account_id`)} and s.type in ('pickup', 'dropoff') and s.arrived_at is null and s.state in ${selectIds(openStops)}
      and s.arrive_at + max(${MIN_LATE_MINUTES}, p.settings ->> '$.lateness_threshold_minutes') * 60000 < ${now}
      and not exists (select 1 from inbox i where i.consumer = ${LATE_STOP_MARKER} and i.message = s.id)
    order by s.arrive_at limit 1000`);
  const accounts = Map.groupBy(late, ({ account }) => account);
  for (const [account, rows] of accounts) {
    const ids = selectIds(rows.map(({ id }) => id));
    const committed = await commit(db, [
      publishQueries({ db, ports }, [
        { account, topic: "stop.late", select: selectNumberedStops(sql`s.id in ${ids}`) },
      ]),
      markAllConsumed(db, LATE_STOP_MARKER, sql`select s.id from stops s where s.id in ${ids}`, now),
    ]);
    if (committed.ok) await ports.wake.outbox();
  }
  return late.length;
}
