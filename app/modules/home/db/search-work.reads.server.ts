import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { picklistsWithinLocations } from "#app/modules/inventory/db/picklists.server.ts";
import { picklists } from "#app/modules/inventory/db/stock.tables.ts";
import { whereVisible } from "#app/modules/orders/db/carrier-scope.server.ts";
import { ordersWithinLocations, shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { selectFoundOrders } from "#app/modules/orders/db/order-search.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { plansWithinLocations } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { SearchHit } from "#app/platform/lists/search-kinds.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";

/** The newest orders that match a text by number, reference, customer, phone, email or destination. */
export async function searchOrders(scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const terms = searchTerms(scope.account.id, text);
  if (!terms) return [];
  const rows = await scope.db
    .select({
      number: orders.number,
      status: orders.status,
      customerName: orders.customerName,
      destinationLine: orders.destinationLine,
    })
    .from(orders)
    .where(whereFound(scope, terms, limit))
    .orderBy(desc(orders.id));
  return rows.map(({ number, status, customerName, destinationLine }) => ({
    kind: "order",
    to: `/orders/${number}`,
    label: number,
    detail: joinParts(customerName, destinationLine),
    status,
  }));
}

/** The shipments of the orders that match a text, and the one with that number. */
export async function searchShipments(scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const terms = searchTerms(scope.account.id, text);
  const named = scope.db.select({ id: shipments.id }).from(shipments).where(eq(shipments.number, text.toUpperCase()));
  const carrying = scope.db
    .select({ id: shipmentOrders.shipmentId })
    .from(shipmentOrders)
    .innerJoin(orders, eq(orders.id, shipmentOrders.orderId))
    .where(whereFound(scope, terms ?? "", limit));
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
        inArray(shipments.id, terms ? named.union(carrying) : named),
        eq(shipments.accountId, scope.account.id),
        shipmentsWithinLocations(scope),
      ),
    )
    .orderBy(desc(shipments.id))
    .limit(limit);
  return rows.map(({ number, type, status, customerName, destinationLine }) => ({
    kind: "shipment",
    to: `/shipments/${shipmentTypes.byCode(type).path}/${number}`,
    label: number,
    detail: joinParts(customerName, destinationLine),
    status,
  }));
}

/** The newest plans whose number or name contains a text. */
export async function searchPlans(scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const rows = await scope.db
    .select({ id: plans.id, number: plans.number, name: plans.name, status: plans.status })
    .from(plans)
    .where(
      and(
        eq(plans.accountId, scope.account.id),
        plansWithinLocations(scope),
        sql`instr(lower(${plans.number} || ' ' || ${plans.name}), lower(${text})) > 0`,
      ),
    )
    .orderBy(desc(plans.id))
    .limit(limit);
  return rows.map(({ id, number, name, status }) => ({
    kind: "plan",
    to: `/plans/${id}`,
    label: name,
    detail: number,
    status,
  }));
}

/** The newest pick lists whose name contains a text. */
export async function searchPicklists(scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const rows = await scope.db
    .select({ id: picklists.id, name: picklists.name })
    .from(picklists)
    .where(
      and(
        eq(picklists.accountId, scope.account.id),
        picklistsWithinLocations(scope),
        sql`instr(lower(${picklists.name}), lower(${text})) > 0`,
      ),
    )
    .orderBy(desc(picklists.id))
    .limit(limit);
  return rows.map(({ id, name }) => ({ kind: "picklist", to: `/picklists/${id}`, label: name }));
}

/** Orders in the search index that the member may see. */
function whereFound(scope: Scope, terms: string, limit: number): SQL | undefined {
  return and(
    sql`${orders}."rowid" in ${selectFoundOrders(terms, limit)}`,
    whereVisible(scope),
    ordersWithinLocations(scope),
  );
}

function joinParts(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ");
}
