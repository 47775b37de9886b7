import { inArray, type SQL } from "drizzle-orm";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { orders, shipments } from "../schema/index.ts";

/** Shipments that leave from the locations a limited member is confined to; no condition for the others. */
export function withinLocations(scope: Scope): SQL | undefined {
  return scope.locations === "all" ? undefined : inArray(shipments.sourceLocationId, idsIn(scope.locations));
}

/** Orders that leave from the locations a limited member is confined to; no condition for the others. */
export function ordersWithinLocations(scope: Scope): SQL | undefined {
  return scope.locations === "all" ? undefined : inArray(orders.sourceLocationId, idsIn(scope.locations));
}
