import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Condition } from "#app/platform/lists/list-spec.server.ts";
import { orders } from "./orders.tables.ts";

/** The columns of both ends when they are locations of the account. */
interface EndColumns {
  sourceLocationId: typeof shipments.sourceLocationId | typeof orders.sourceLocationId;
  destinationLocationId: typeof shipments.destinationLocationId | typeof orders.destinationLocationId;
}

/** Limits shipments to a limited member's locations; no condition for other members. */
export function shipmentsWithinLocations(scope: Pick<Scope, "locations">): SQL | undefined {
  return whereEitherEnd(scope, shipments);
}

/** Limits orders to a limited member's locations and to the merchant of a token; no condition for others. */
export function ordersWithinLocations(scope: Pick<Scope, "locations" | "merchant">): SQL | undefined {
  const ofMerchant = scope.merchant === undefined ? undefined : eq(orders.merchantId, scope.merchant);
  return and(whereEitherEnd(scope, orders), ofMerchant);
}

/** The same for the list of orders. */
export function getOrderListConditions(scope: Pick<Scope, "locations" | "merchant">): Condition[] {
  const within = getLocationConditions(scope, orders);
  const { merchant } = scope;
  if (merchant === undefined) return within;
  const facet = { tokens: [`m${merchant}`], not: false };
  return [...within, { sql: eq(orders.merchantId, merchant), columns: [orders.merchantId], facet }];
}

/** True when a limited member may see something between these two places. */
export function canSeeBetween(
  { locations }: Pick<Scope, "locations">,
  ends: { sourceLocationId: string | null; destinationLocationId: string | null },
): boolean {
  if (locations === "all") return true;
  return [ends.sourceLocationId, ends.destinationLocationId].some((id) => id !== null && locations.includes(id));
}

/** The same for lists, whose facet index contains the location at either end. */
export function getLocationConditions({ locations }: Pick<Scope, "locations">, ends: EndColumns): Condition[] {
  const sql = whereEitherEnd({ locations }, ends);
  if (locations === "all" || !sql) return [];
  const tokens = locations.map((id) => `l${id}`);
  return [{ sql, columns: [ends.sourceLocationId, ends.destinationLocationId], facet: { tokens, not: false } }];
}

function whereEitherEnd({ locations }: Pick<Scope, "locations">, ends: EndColumns): SQL | undefined {
  if (locations === "all") return undefined;
  return or(
    inArray(ends.sourceLocationId, selectIds(locations)),
    inArray(ends.destinationLocationId, selectIds(locations)),
  );
}
