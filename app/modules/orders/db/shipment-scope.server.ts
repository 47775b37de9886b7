import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { idsIn } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Condition } from "#app/platform/lists/list-spec.server.ts";
import { orders } from "./orders.tables.ts";

/** The ends of a journey that are locations of the account. */
interface Ends {
  sourceLocationId: typeof shipments.sourceLocationId | typeof orders.sourceLocationId;
  destinationLocationId: typeof shipments.destinationLocationId | typeof orders.destinationLocationId;
}

/** Shipments that leave from or go to the locations a limited member is confined to; no condition for the others. */
export function withinLocations(scope: Pick<Scope, "locations">): SQL | undefined {
  return atEitherEnd(scope, shipments);
}

/** Orders that leave from or go to the locations a limited member is confined to, of the merchant of a token; no condition for the others. */
export function ordersWithinLocations(scope: Pick<Scope, "locations" | "merchant">): SQL | undefined {
  const ofMerchant = scope.merchant === undefined ? undefined : eq(orders.merchantId, scope.merchant);
  return and(atEitherEnd(scope, orders), ofMerchant);
}

/** The same for the list of orders. */
export function listedOrders(scope: Pick<Scope, "locations" | "merchant">): Condition[] {
  const within = listedWithin(scope, orders);
  const { merchant } = scope;
  if (merchant === undefined) return within;
  const facet = { tokens: [`m${merchant}`], not: false };
  return [...within, { sql: eq(orders.merchantId, merchant), columns: [orders.merchantId], facet }];
}

/** True when a limited member may see what lies between these two places. */
export function maySeeBetween(
  { locations }: Pick<Scope, "locations">,
  ends: { sourceLocationId: string | null; destinationLocationId: string | null },
): boolean {
  if (locations === "all") return true;
  return [ends.sourceLocationId, ends.destinationLocationId].some((id) => id !== null && locations.includes(id));
}

/** The same for lists, whose facet index knows a location at either end. */
export function listedWithin({ locations }: Pick<Scope, "locations">, ends: Ends): Condition[] {
  const sql = atEitherEnd({ locations }, ends);
  if (locations === "all" || !sql) return [];
  const tokens = locations.map((id) => `l${id}`);
  return [{ sql, columns: [ends.sourceLocationId, ends.destinationLocationId], facet: { tokens, not: false } }];
}

function atEitherEnd({ locations }: Pick<Scope, "locations">, ends: Ends): SQL | undefined {
  if (locations === "all") return undefined;
  return or(inArray(ends.sourceLocationId, idsIn(locations)), inArray(ends.destinationLocationId, idsIn(locations)));
}
