import { and, eq, inArray, or, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import type { FunctionKey } from "#app/modules/fleet/model/fleet.enums.ts";
import { shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { readOrderStates } from "#app/modules/orders/db/order-moves.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OrderState, ShipmentMove, ShipmentState } from "../model/shipment.moves.ts";
import { shipmentOrders, shipments } from "./shipments.tables.ts";

export interface MoveAgent {
  id: string;
  name: string;
  active: boolean;
  functions: readonly FunctionKey[];
}

/** What moves are decided on: the visible shipments, their orders, and the agents named in the moves or assigned. */
export interface MoveStates {
  shipments: Map<string, ShipmentState>;
  orders: Map<string, OrderState>;
  agents: Map<string, MoveAgent>;
}

/** Reads everything that `moves` need, in two round trips for any number of moves. */
export async function readMoveStates(scope: Scope, moves: readonly ShipmentMove[]): Promise<MoveStates> {
  const ids = selectIds(moves.map((each) => each.id));
  const agentIds = selectIds(moves.flatMap((each) => each.agentId ?? []));
  const carriers = scope.db
    .select({ id: shipments.agentId })
    .from(shipments)
    .where(isOwnAmong(scope.account.id, shipments.accountId, shipments.id, ids));
  const [rows, links, people] = await scope.db.batch([
    scope.db
      .select()
      .from(shipments)
      .where(
        and(isOwnAmong(scope.account.id, shipments.accountId, shipments.id, ids), shipmentsWithinLocations(scope)),
      ),
    scope.db
      .select({ shipmentId: shipmentOrders.shipmentId, orderId: shipmentOrders.orderId })
      .from(shipmentOrders)
      .where(and(eq(shipmentOrders.accountId, scope.account.id), inArray(shipmentOrders.shipmentId, ids))),
    scope.db
      .select({ id: agents.id, name: agents.name, active: agents.active, functions: agents.functions })
      .from(agents)
      .where(
        and(eq(agents.accountId, scope.account.id), or(inArray(agents.id, agentIds), inArray(agents.id, carriers))),
      ),
  ]);
  const found = new Map<string, ShipmentState>(rows.map((row) => [row.id, { ...row, orderIds: [] }]));
  for (const { shipmentId, orderId } of links) found.get(shipmentId)?.orderIds.push(orderId);
  const carried = [...new Set([...found.values()].flatMap((each) => each.orderIds))];
  return {
    shipments: found,
    orders: await readOrderStates(scope, sql`${selectIds(carried)}`, {
      history: moves.some((each) => each.action === "reset"),
    }),
    agents: new Map(people.map((each) => [each.id, each])),
  };
}
