import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { seedTestOrders } from "./orders.ts";

type Due = NonNullable<OrderDraftInput["collections"]>[number];

/** An order that is out with an agent, with its collections. */
export interface OutOrder {
  orderId: string;
  number: string;
  shipmentId: string;
}

/** Orders that an agent has with them, each with the collections that `due` names. */
export async function sendOut(
  scope: Scope,
  agentId: string,
  due: readonly (readonly Due[])[],
  draft: Partial<OrderDraftInput> = {},
): Promise<OutOrder[]> {
  const made = await seedTestOrders(scope, due.length, (at) => ({
    draft: { ...draft, collections: [...(due[at] ?? [])] },
  }));
  return shipOut(scope, agentId, made);
}

/** Ready orders that an agent takes along. */
export async function shipOut(
  scope: Scope,
  agentId: string,
  made: readonly { id: string; number: string }[],
): Promise<OutOrder[]> {
  const shipped = await createShipments(
    scope,
    made.map((each) => each.id),
  );
  await commit(scope.db, shipped.statements);
  await runMoves(
    scope,
    shipped.created.map(({ shipmentId: id }) => ({ id, action: "assign" as const, agentId })),
  );
  const numbers = new Map(made.map(({ id, number }) => [id, number]));
  return shipped.created.map((each) => ({ ...each, number: numbers.get(each.orderId) ?? "" }));
}

/** At the stop: the shipments are dropped off and their dues collected. */
export async function collectAtStops(scope: Scope, out: readonly OutOrder[]): Promise<void> {
  const moves = out.map(({ shipmentId: id }) => ({
    id,
    action: "dropoff" as const,
    collections: "collected" as const,
  }));
  const moved = await runMoves(scope, moves);
  if (!moved.ok || moved.value.refused.length > 0) throw new Error(JSON.stringify(moved));
}

/** Cash of a currency. */
export const createCash = (amount: string, currency = "EUR"): Due => ({ amount, currency, method: 1 });
/** The same by card. */
export const createCard = (amount: string, currency = "EUR"): Due => ({ amount, currency, method: 3 });
