import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import { daySamples } from "#app/modules/home/db/day-samples.tables.ts";
import type { StatusCounts } from "#app/modules/home/model/day-flow.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";

const QUARTER_MS = 900_000;

/**
 * Samples of today's order statuses every quarter of an hour since the morning, computed from timelines as if they had
 * been sampled live.
 */
export async function seedDaySamples(scope: Scope): Promise<void> {
  const date = toLocalDate(now(scope), scope.account.timezone);
  const due = scope.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, scope.account.id),
        gte(orders.deliveryFrom, date),
        lt(orders.deliveryFrom, addDays(date, 1)),
      ),
    );
  const events = await scope.db
    .select({ order: orderEvents.orderId, to: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.accountId, scope.account.id), inArray(orderEvents.orderId, due)))
    .orderBy(asc(orderEvents.version));
  const begin = toInstant(`${date}T05:30`, scope.account.timezone);
  const times = Array.from(
    { length: Math.max(0, Math.ceil((now(scope) - begin) / QUARTER_MS)) },
    (_, at) => begin + at * QUARTER_MS,
  );
  const rows = times.map((at) => {
    const stands = new Map(events.filter((event) => event.at <= at).map(({ order, to }) => [order, to]));
    const counts: StatusCounts = {};
    for (const status of stands.values()) counts[status] = (counts[status] ?? 0) + 1;
    return { date, accountId: scope.account.id, at, counts };
  });
  for (const row of rows) await scope.db.insert(daySamples).values(row).onConflictDoNothing();
}
