import { and, desc, eq, gte, inArray, notInArray, sql } from "drizzle-orm";
import { vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { type LearnedPace, learnPaces, type MeasuredLeg, typesWithoutTraffic } from "../model/learned-paces.ts";
import { travelPaces } from "./plans.tables.ts";
import { routes, stops } from "./routes.tables.ts";

/**
 * Legs that count: the newest routes of the last weeks, so that seasonal change is followed and the read stays bounded.
 */
const learningWindow = { days: 56, routes: 300 };
/** Shorter planned legs measure parking rather than the road; seconds. */
const MIN_LEG_SECONDS = 60;

/** The account's learned paces and when they were computed; null before the first drive. */
export async function readPaces(scope: Scope): Promise<{ learnedAt: number; paces: LearnedPace[] } | null> {
  const [found] = await scope.db.select().from(travelPaces).where(eq(travelPaces.accountId, scope.account.id));
  return found?.paces && found.learnedAt ? { learnedAt: found.learnedAt, paces: found.paces } : null;
}

/** Marks the account's paces as due after a drive. Writes nothing when they are due already. */
export function markPacesDue(scope: Scope): Statement {
  return scope.db
    .insert(travelPaces)
    .values({ accountId: scope.account.id, due: true })
    .onConflictDoUpdate({ target: travelPaces.accountId, set: { due: true }, setWhere: eq(travelPaces.due, false) });
}

/** Accounts whose paces are due, at most `limit`. */
export async function listAccountsDueForPaces(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: travelPaces.accountId })
    .from(travelPaces)
    .where(eq(travelPaces.due, true))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Computes the account's paces again. A leg that is driven meanwhile makes them due again. */
export async function updatePaces(scope: Scope): Promise<void> {
  await scope.db.update(travelPaces).set({ due: false }).where(eq(travelPaces.accountId, scope.account.id));
  const learned = {
    learnedAt: now(scope),
    paces: learnPaces(await readDrivenLegs(scope), scope.account.timezone),
  };
  await scope.db
    .insert(travelPaces)
    .values({ accountId: scope.account.id, due: false, ...learned })
    .onConflictDoUpdate({ target: travelPaces.accountId, set: learned });
}

/**
 * Legs from a finished stop to the next planned one, where the driver reported the arrival. A stop that was only
 * finished is left out, because its leg and its service cannot be separated. The planned duration contained a pace
 * already, which is divided out.
 */
async function readDrivenLegs(scope: Scope): Promise<MeasuredLeg[]> {
  const account = scope.account.id;
  const since = addDays(toLocalDate(now(scope), scope.account.timezone), -learningWindow.days);
  const drivers = scope.db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.accountId, account), notInArray(vehicles.type, [...typesWithoutTraffic])));
  const recent = scope.db
    .select({ id: routes.id, pace: routes.pace })
    .from(routes)
    .where(and(eq(routes.accountId, account), gte(routes.date, since), inArray(routes.vehicleId, drivers)))
    .orderBy(desc(routes.date), desc(routes.id))
    .limit(learningWindow.routes);
  return scope.db.all<MeasuredLeg>(sql`with recent as ${recent},
    worked as (select s.position, s.arrived_at, s.finished_at, s.travel_seconds, recent.pace,
        lag(s.position) over driven as position_before, lag(s.finished_at) over driven as left_at
      from recent join ${stops} s on s.route_id = recent.id
      where s.account_id = ${account} and s.finished_at is not null
      window driven as (partition by s.route_id order by s.finished_at, s.position))
    select left_at as leftAt, (arrived_at - left_at) * pace / (travel_seconds * 100000.0) as ratio from worked
    where position_before = position - 1 and travel_seconds >= ${MIN_LEG_SECONDS} and arrived_at > left_at and arrived_at < finished_at`);
}
