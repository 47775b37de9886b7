import { and, eq } from "drizzle-orm";
import type { ShipmentType } from "#app/domain/shipments/shipment.enums.ts";
import { countWithin } from "../kernel/limited-counts.reads.server.ts";
import { readCounts } from "../kernel/list-counts.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { shipments } from "../schema/index.ts";
import { withinLocations } from "./shipment-scope.server.ts";

/** Shipments of a type by status, as far as the person may see them; null when a limited member has very many. */
export async function countShipmentsByStatus(scope: Scope, type: ShipmentType): Promise<Map<number, number> | null> {
  const locations = withinLocations(scope);
  if (!locations) return readCounts(scope, `shipments:${type}`);
  const within = and(eq(shipments.type, type), locations) ?? locations;
  return countWithin(scope, { table: shipments, accountId: shipments.accountId, status: shipments.status, within });
}
