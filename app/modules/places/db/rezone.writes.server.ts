import { sql } from "drizzle-orm";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { buildZoneSql } from "./zone-sql.ts";

const openStatuses = {
  orders: orderStatuses.filter(({ phase }) => phase !== "over"),
  shipments: shipmentStatuses.filter(({ phase }) => phase === "waiting" || phase === "moving"),
} as const;

/**
 * Assigns zones again to everything open: for the batch that changes zones, after the change. Finished work keeps the
 * zone that it was delivered in.
 */
export function rezoneWork(scope: Scope): Statement[] {
  const now = sql.raw(buildZoneSql("t.account_id", "t.destination"));
  return (["orders", "shipments"] as const).map((table) => {
    const name = sql.raw(table);
    const statuses = sql.raw(openStatuses[table].join(", "));
    return scope.db.run(sql`update ${name} set zone_id = f.zone from (
        select t.id, ${now} as zone from ${name} t where t.account_id = ${scope.account.id} and t.status in (${statuses})
      ) f where f.id = ${name}.id and ${name}.zone_id is not f.zone`);
  });
}
