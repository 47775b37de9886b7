import { and, eq, inArray, sql } from "drizzle-orm";
import { liveShipmentStatuses } from "#app/modules/shipments/model/shipment.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertOrderTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { checkHold, checkRelease } from "../model/hold-orders.ts";
import { HELD_BY_OFFICE } from "../model/order.enums.ts";
import { readCarriedOrders } from "./carried-orders.reads.server.ts";
import { orders } from "./orders.tables.ts";

/** The columns and events of holding and releasing. */
export type HoldChange = { action: "hold"; reason: string } | { action: "release" };

/**
 * Holds or releases orders that no shipment carries, each on its own. Returns the statements of one batch and the
 * outcome of each order.
 */
export async function setOrderHolds(
  scope: Scope,
  orderIds: readonly string[],
  holding: HoldChange,
): Promise<{ statements: Statement[]; outcome: BulkOutcome }> {
  const account = scope.account.id;
  const { rows, carried } = await readCarriedOrders(scope, orderIds, liveShipmentStatuses);
  const onTheWay = new Set(carried.map(({ orderId }) => orderId));
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  for (const id of new Set(orderIds)) {
    const row = rows.get(id);
    const allowed = row && (holding.action === "hold" ? checkHold(row, onTheWay.has(id)) : checkRelease(row));
    if (!row) outcome.refused.push({ id, code: "not_found" });
    else if (allowed?.ok) outcome.succeeded.push(id);
    else outcome.refused.push({ id, code: allowed && !allowed.ok ? allowed.failure.code : "not_found" });
  }
  const changed = outcome.succeeded.flatMap((id) => rows.get(id) ?? []);
  if (changed.length === 0) return { statements: [], outcome };
  const detail = holding.action === "hold" ? { held: true, reason: holding.reason } : { released: true };
  const statements = [
    ...insertOrderTimeline(
      scope,
      changed.map(({ id, number, status, version }) => ({
        id,
        number,
        events: [{ type: "updated" as const, version: version + 1, from: status, to: status, detail }],
      })),
    ),
    scope.db
      .update(orders)
      .set({ heldFor: holding.action === "hold" ? HELD_BY_OFFICE : null, version: sql`${orders.version} + 1` })
      .where(and(eq(orders.accountId, account), inArray(orders.id, selectIds(changed.map(({ id }) => id))))),
  ];
  return { statements, outcome };
}
