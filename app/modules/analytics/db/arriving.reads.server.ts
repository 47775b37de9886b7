import { sql } from "drizzle-orm";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { analyticsFacts } from "./analytics.tables.ts";
import { type Cut, ownFacts } from "./sums.reads.server.ts";

/** An unfinished order with its promise, its stop on the road and its items. */
export interface ArrivingRow {
  id: string;
  number: string;
  name: string;
  day: string;
  timezone: string;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  thresholdMinutes: number;
  issues: string;
  /** Set once the order is late, by a failed attempt or a passed promise. */
  late: number | null;
  shipmentStatus: number | null;
  routeId: string | null;
  stopId: string | null;
  eta: number | null;
  agent: string | null;
  items: number;
  picked: number;
}

const { pending, planned, dispatched, picked_up: pickedUp } = shipmentStatuses.code;

/** Unfinished orders promised in these days, the earliest promise first; one more than `limit` where there are more. */
export function readArriving(
  scope: Scope,
  { days, filters }: Pick<Cut, "days" | "filters">,
  limit: number,
): Promise<ArrivingRow[]> {
  return scope.db.all<ArrivingRow>(sql`select o.id, o.number, o.customer_name as name, analytics_facts.day, o.timezone,
      o.delivery_from as deliveryFrom, o.delivery_to as deliveryTo, coalesce(m.lateness_threshold_minutes, 0) as thresholdMinutes,
      o.issues, json_extract(counts, '$.late') as late, s.status as shipmentStatus, t.route_id as routeId, t.id as stopId, t.start_at as eta, a.name as agent,
      coalesce((select sum(quantity) from order_items i where i.order_id = o.id), 0) as items,
      coalesce((select sum(picked) from order_items i where i.order_id = o.id), 0) as picked
    from ${analyticsFacts} join orders o on o.id = analytics_facts.id
    left join shipping_methods m on m.id = o.shipping_method_id
    left join shipments s on s.id = (select max(x.id) from shipment_orders so join shipments x on x.id = so.shipment_id
      where so.order_id = o.id and x.type = ${shipmentTypes.code.delivery}
        and x.status in (${pending}, ${planned}, ${dispatched}, ${pickedUp}))
    left join stops t on t.shipment_id = s.id and t.type = 'dropoff' and t.route_id = s.route_id
    left join agents a on a.id = s.agent_id
    where ${ownFacts(scope, { subject: "order", days, filters })}
      and json_extract(counts, '$.outcome_open') > 0
    order by analytics_facts.day, o.delivery_to, o.id limit ${limit + 1}`);
}
