import { sql } from "drizzle-orm";
import type { LiveShipment } from "#app/modules/orders/db/edit.writes.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { readOrderStates } from "#app/modules/orders/db/order-moves.server.ts";
import type { RequestedWindow } from "#app/modules/orders/model/tracked/reschedule.ts";
import { moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

const { delivery } = shipmentTypes.code;

/**
 * Moves the order's deliveries to another window, by the rules of shipments (on another day: back to Pending). The
 * statements must follow those that change the order itself in the same batch.
 */
export async function moveDelivery(
  scope: Scope,
  order: OrderRecord,
  { from, to }: RequestedWindow,
  live: readonly LiveShipment[],
): Promise<{ statements: Statement[]; planIds: string[] }> {
  const moves = live
    .filter(({ type }) => type === delivery)
    .map(({ id }) => ({ id, action: "reschedule" as const, from, to }));
  if (moves.length === 0) return { statements: [], planIds: [] };
  const states = await readOrderStates(scope, sql`${selectIds([order.id])}`, { history: false });
  const state = states.get(order.id);
  const changed = state ? [[order.id, { ...state, version: order.version + 1 }] as const] : [];
  return moveShipments(scope, moves, new Map(changed));
}
