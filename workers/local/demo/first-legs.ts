import { readDepotSnapshot } from "#app/modules/places/db/place-snapshots.reads.server.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { DemoFleet } from "./fleet.ts";
import { unwrap } from "./plan-day.ts";

/** Four ready orders: one waits for its pickup, one was picked up, two were received, and one of those was moved on. */
export async function startFirstLegs(scope: Scope, fleet: DemoFleet, orderIds: readonly string[]): Promise<void> {
  const [one = "", two = "", three = "", four = ""] = orderIds;
  const arrived = ["assign", "pickup", "dropoff"] as const;
  await collectOrders(scope, fleet, { as: "pickup", steps: [], orderIds: [one] });
  await collectOrders(scope, fleet, { as: "pickup", steps: arrived, orderIds: [two] });
  await collectOrders(scope, fleet, { as: "pickup", steps: [...arrived, "receive"], orderIds: [three, four] });
  await collectOrders(scope, fleet, { as: "transfer", steps: ["assign"], orderIds: [four] });
}

interface Collected {
  as: "pickup" | "transfer";
  steps: readonly ShipmentMove["action"][];
  orderIds: string[];
}

/** Orders on their first legs: picked up, counted at the hub, moved on. */
async function collectOrders(scope: Scope, fleet: DemoFleet, { as, steps, orderIds }: Collected): Promise<void> {
  const hub = fleet.locationIds[as === "pickup" ? 2 : 0] ?? fleet.locationIds[0] ?? "";
  const destination = (await readDepotSnapshot(scope, hub)) ?? undefined;
  const { statements, created } = await createShipments(scope, orderIds, { as, destination });
  unwrap(await commit(scope.db, statements));
  const agentId = fleet.crews[0]?.agentId;
  for (const action of steps)
    for (const id of new Set(created.map(({ shipmentId }) => shipmentId))) {
      const { refused } = unwrap(await runMoves(scope, [{ id, action, agentId }]));
      if (refused.length > 0) throw new Error(JSON.stringify({ as, action, refused }));
    }
}
