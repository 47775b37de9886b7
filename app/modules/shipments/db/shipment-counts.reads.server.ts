import type { Scope } from "#app/platform/db/scope.server.ts";
import { readCountsWithin } from "#app/platform/lists/limited-counts.reads.server.ts";
import { readCounts } from "#app/platform/lists/list-counts.server.ts";
import type { ShipmentType } from "../model/shipment.enums.ts";

/** Shipments of a type by status, as far as the person may see them; null when a limited member has very many. */
export async function countShipmentsByStatus(scope: Scope, type: ShipmentType): Promise<Map<number, number> | null> {
  const module = `shipments:${type}`;
  return scope.locations === "all" ? readCounts(scope, module) : readCountsWithin(scope, module);
}
