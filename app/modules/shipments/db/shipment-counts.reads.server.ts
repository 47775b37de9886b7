import type { Scope } from "#app/platform/db/scope.server.ts";
import { readCountsWithin } from "#app/platform/lists/limited-counts.reads.server.ts";
import { readCounts } from "#app/platform/lists/list-counts.server.ts";
import type { ShipmentType } from "../model/shipment.enums.ts";

/** Counts the visible shipments of a type by status; null when a limited member has too many to count. */
export async function countShipmentsByStatus(scope: Scope, type: ShipmentType): Promise<Map<number, number> | null> {
  const module = `shipments:${type}`;
  return scope.locations === "all" ? readCounts(scope, module) : readCountsWithin(scope, module);
}
