import { sql } from "drizzle-orm";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { type DeliveryDay, WEEK_DAYS } from "../model/delivery-week.ts";

type WeekRow = Omit<DeliveryDay, "at"> & { place: number };

/** Deliveries of an endpoint per day of the week, oldest first; days without deliveries are included. */
export async function readDeliveryWeek(scope: Scope, endpointId: string): Promise<DeliveryDay[]> {
  const since = now(scope) - WEEK_DAYS * day;
  const rows = await scope.db.all<WeekRow>(sql`
    with those as (select cast((created_at - ${since}) / ${day} as integer) as place, state, duration_ms, status from webhook_deliveries
        where account_id = ${scope.account.id} and endpoint_id = ${endpointId} and created_at >= ${since}),
      answered as (select place, duration_ms, count(*) over (partition by place) as of,
        row_number() over (partition by place order by duration_ms) as nth from those where status is not null)
    select t.place, sum(t.state = 'delivered') as delivered, sum(t.state = 'failed') as failed,
      (select a.duration_ms from answered a where a.place = t.place and a.nth = (a.of * 95 + 99) / 100) as p95Ms
    from those t group by t.place`);
  const of = new Map(rows.map(({ place, ...figures }) => [Math.min(place, WEEK_DAYS - 1), figures]));
  const nothing = { delivered: 0, failed: 0, p95Ms: null };
  return Array.from({ length: WEEK_DAYS }, (_, at) => ({ at: since + at * day, ...(of.get(at) ?? nothing) }));
}
