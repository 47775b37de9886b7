import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { counters } from "#app/platform/db/counters.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { DaySample } from "../model/day-flow.ts";
import { daySamples } from "./day-samples.tables.ts";

/**
 * Records the state of the orders due today for every account in its own time zone: one statement over the counters of
 * three dates. Idempotent for one moment.
 */
export async function sampleDays({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  const at = ports.clock.now();
  const today = toLocalDate(at, "UTC");
  await db.run(sql`insert into ${daySamples} (date, account_id, at, counts)
    select substr(${counters.facet}, 1, 10), ${counters.accountId}, ${at},
      json_group_object(substr(${counters.facet}, 12), ${counters.n})
    from ${counters} indexed by counters_due
    where ${counters.module} = 'orders_due' and ${counters.facet} >= ${`${addDays(today, -1)}:`}
      and ${counters.facet} < ${`${addDays(today, 1)};`} and ${counters.n} > 0 and ${isOnClock(ports.clock, counters.accountId)}
    group by substr(${counters.facet}, 1, 10), ${counters.accountId}
    on conflict do nothing`);
}

/** Samples of a day's orders, earliest first: at most one row every quarter of an hour. */
export async function readSamples(scope: Scope, date: string): Promise<DaySample[]> {
  return scope.db
    .select({ at: daySamples.at, counts: daySamples.counts })
    .from(daySamples)
    .where(and(eq(daySamples.date, date), eq(daySamples.accountId, scope.account.id)))
    .orderBy(asc(daySamples.at))
    .limit(200);
}

/** Deletes past days. Dates are local to accounts: the day before yesterday is over in every zone. */
export function purgeDaySamples(db: Database, nowMs: number): Statement {
  return db.delete(daySamples).where(lt(daySamples.date, toLocalDate(nowMs - 2 * day, "UTC")));
}
