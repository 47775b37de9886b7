import type { ShipmentType } from "#app/domain/shipments/shipment.enums.ts";
import { readCountsWithin } from "../kernel/limited-counts.reads.server.ts";
import { readCounts } from "../kernel/list-counts.server.ts";
import type { Scope } from "../kernel/scope.server.ts";

/** Shipments of a type by status, as far as the person may see them; null when a limited member has very many. */
export async function countShipmentsByStatus(scope: Scope, type: ShipmentType): Promise<Map<number, number> | null> {
  const module = `shipments:${type}`;
  return scope.locations === "all" ? readCounts(scope, module) : readCountsWithin(scope, module);
}
