import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { can } from "#app/domain/access/can.ts";
import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { orders, shipmentOrders, shipments } from "../schema/index.ts";
import { ordersWithinLocations, withinLocations } from "../shipments/shipment-scope.server.ts";
import { seenBy } from "./holder.server.ts";
import { foundOrders, searchTerms } from "./order-search.server.ts";

/** One thing that a search found, with its page. */
export interface SearchHit {
  kind: "order" | "shipment";
  to: string;
  label: string;
  detail?: string | undefined;
  status?: number | undefined;
}

const mostOrders = 8;
const mostShipments = 5;

/** The newest orders and shipments that a text finds, of those that the member may see; nothing for a short text. */
export async function searchEverything(scope: Scope, text: string): Promise<SearchHit[]> {
  const terms = searchTerms(scope.account.id, text);
  if (!terms || !can(scope.account, "orders")) return [];
  const found = await scope.db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      customerName: orders.customerName,
      destinationLine: orders.destinationLine,
    })
    .from(orders)
    .where(
      and(sql`${orders}."rowid" in ${foundOrders(terms, mostOrders)}`, seenBy(scope), ordersWithinLocations(scope)),
    )
    .orderBy(desc(orders.id));
  const hits = found.map(
    (row): SearchHit => ({
      kind: "order",
      to: `/orders/${row.number}`,
      label: row.number,
      detail: `${row.customerName} · ${row.destinationLine}`,
      status: row.status,
    }),
  );
  return can(scope.account, "shipments") ? [...hits, ...(await shipmentHits(scope, text, found))] : hits;
}

/** The shipments of found orders, and the one that the text names. */
async function shipmentHits(scope: Scope, text: string, found: readonly { id: string }[]): Promise<SearchHit[]> {
  const carrying = scope.db
    .select({ id: shipmentOrders.shipmentId })
    .from(shipmentOrders)
    .where(inArray(shipmentOrders.orderId, idsIn(found.map((each) => each.id))));
  const rows = await scope.db
    .select({
      number: shipments.number,
      type: shipments.type,
      status: shipments.status,
      customerName: shipments.customerName,
      destinationLine: shipments.destinationLine,
    })
    .from(shipments)
    .where(
      and(
        sql`${shipments.id} in (select id from shipments where number = ${text.trim().toUpperCase()} union ${carrying})`,
        eq(shipments.accountId, scope.account.id),
        withinLocations(scope),
      ),
    )
    .orderBy(desc(shipments.id))
    .limit(mostShipments);
  return rows.map((row) => ({
    kind: "shipment",
    to: `/shipments/${shipmentTypes.of(row.type).path}/${row.number}`,
    label: row.number,
    detail: [row.customerName, row.destinationLine].filter(Boolean).join(" · "),
    status: row.status,
  }));
}
