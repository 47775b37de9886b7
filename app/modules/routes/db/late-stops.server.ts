import { sql } from "drizzle-orm";
import { openStops } from "#app/modules/planning/model/stop.states.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishQueries } from "#app/platform/events/outbox.server.ts";
import { selectNumberedStops } from "./stop.writes.server.ts";

/** Who has told of a stop; its mark lies with those of the queues. */
const LATE_STOP_MARKER = "late_stop";
/** Least minutes over the planned arrival: below it nobody would call a stop late. */
const MIN_LATE_MINUTES = 10;

/**
 * Tells of stops that nobody reached although their planned arrival is past by more than the plan's threshold, each once; of
 * routes under way alone, which an index holds.
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
    const told = await commit(db, [
      publishQueries({ db, ports }, [
        { account, topic: "stop.late", select: selectNumberedStops(sql`s.id in ${ids}`) },
      ]),
      db.run(
        sql`insert into inbox (consumer, message, at) select ${LATE_STOP_MARKER}, s.id, ${now} from stops s where s.id in ${ids}`,
      ),
    ]);
    if (told.ok) await ports.wake.outbox();
  }
  return late.length;
}
