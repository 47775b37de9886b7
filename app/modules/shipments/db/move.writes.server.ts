import { payoutStatements, readPaidShipments } from "#app/modules/ledger/db/earned.server.ts";
import { type MovedOrder, saveOrders } from "#app/modules/orders/db/order-moves.server.ts";
import { markPlansChanged } from "#app/modules/planning/db/plan.writes.server.ts";
import { readInvoicedOrders } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import { feeStatements } from "#app/modules/pricing/db/post-fees.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, ok, type Result } from "#app/platform/kernel/result.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { decideMove } from "../model/decide-move.ts";
import type { Decision, MoveContext, OrderState, ShipmentMove, ShipmentState } from "../model/shipment.moves.ts";
import { followUps } from "./follow-up.server.ts";
import { type MoveStates, readMoveStates } from "./move.reads.server.ts";
import { stopStatements } from "./move-stops.server.ts";
import { type MovedShipment, saveShipments } from "./shipment-moves.writes.server.ts";

/** What moves come to: the statements of one batch, what is answered for each item, and whose plans changed. */
export interface Moved {
  statements: Statement[];
  outcome: BulkOutcome;
  /** Plans that gained or lost shipments. */
  plans: string[];
}

/**
 * Decides moves, each on its own, and answers the statements that write the allowed ones: shipments, orders,
 * collections, stops, both timelines and the outbox. The caller commits them, with its own, as one batch.
 * Ids that the scope may not see are refused as `not_found`, like unknown ones. `changed` are orders that other
 * statements of the same batch change: moves go on from there.
 */
export async function moveShipments(
  scope: Scope,
  moves: readonly ShipmentMove[],
  changed: ReadonlyMap<string, OrderState> = new Map(),
): Promise<Moved> {
  if (moves.length === 0) return { statements: [], outcome: { succeeded: [], refused: [] }, plans: [] };
  const states = await readMoveStates(scope, moves);
  for (const [id, order] of changed) if (states.orders.has(id)) states.orders.set(id, order);
  const invoiced = await readInvoicedOrders(
    scope,
    moves.flatMap(({ id, action }) => (action === "reset" ? (states.shipments.get(id)?.orderIds ?? []) : [])),
  );
  const paid = await readPaidShipments(
    scope,
    moves.flatMap(({ id, action }) => (action === "reset" ? [id] : [])),
  );
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const done: { move: ShipmentMove; before: ShipmentState; decision: Decision }[] = [];
  for (const move of moves) {
    const before = states.shipments.get(move.id);
    if (!before) {
      outcome.refused.push({ id: move.id, code: "not_found" });
      continue;
    }
    if (move.action === "reset" && (paid.has(move.id) || before.orderIds.some((id) => invoiced.has(id)))) {
      outcome.refused.push({ id: move.id, code: "shipment_receipted" });
      continue;
    }
    const carried = before.orderIds.flatMap((id) => states.orders.get(id) ?? []);
    const decision = decideMove(before, carried, move, appContextOf(scope, states, move, before));
    if (!decision.ok) {
      outcome.refused.push({ id: move.id, code: decision.failure.code, params: decision.failure.params });
      continue;
    }
    remember(states, decision.value);
    outcome.succeeded.push(move.id);
    done.push({ move, before, decision: decision.value });
  }
  return { statements: await statementsOf(scope, done), outcome, plans: plansOf(done) };
}

/**
 * Moves shipments and commits. A lost race is decided again on the new state, so that an item which somebody else
 * moved meanwhile is refused by itself and the others go through.
 */
export function runMoves(scope: Scope, moves: readonly ShipmentMove[]): Promise<Result<BulkOutcome>> {
  return commitDecided(scope, async () => ok(await moveShipments(scope, moves)));
}

type Done = { move: ShipmentMove; before: ShipmentState; decision: Decision };

function appContextOf(scope: Scope, states: MoveStates, move: ShipmentMove, before: ShipmentState): MoveContext {
  return {
    at: now(scope),
    today: localDateOf(now(scope), scope.account.timezone),
    forceRto: scope.account.preferences.force_rto,
    names: { account: scope.account.organization, agent: states.agents.get(before.agentId ?? "")?.name ?? null },
    agent: move.agentId ? (states.agents.get(move.agentId) ?? null) : null,
  };
}

/** Later moves of the same batch see what the earlier ones did. */
function remember(states: MoveStates, { shipment, orders }: Decision): void {
  states.shipments.set(shipment.id, shipment);
  for (const { order } of orders) {
    const known = order.shipments.map((each) =>
      each.id === shipment.id ? { ...each, status: shipment.status } : each,
    );
    states.orders.set(order.id, { ...order, shipments: known });
  }
}

async function statementsOf(scope: Scope, done: readonly Done[]): Promise<Statement[]> {
  if (done.length === 0) return [];
  const shipments = new Map<string, MovedShipment>();
  const orders = new Map<string, MovedOrder>();
  for (const { decision } of done) {
    const { shipment } = decision;
    const earlier = shipments.get(shipment.id)?.events ?? [];
    shipments.set(shipment.id, { shipment, events: [...earlier, ...decision.shipmentEvents] });
    for (const { order, events } of decision.orders)
      orders.set(order.id, { order, events: [...(orders.get(order.id)?.events ?? []), ...events] });
  }
  const statuses = new Map([...shipments.values()].map(({ shipment }) => [shipment.id, shipment.status]));
  const followed = await followUps(scope, [...orders.values()], statuses);
  return [
    ...saveShipments(scope, [...shipments.values()]),
    ...saveOrders(scope, followed.moved),
    ...followed.statements,
    ...(await feeStatements(scope, [...orders.values()])),
    ...(await payoutStatements(scope, done)),
    ...(await stopStatements(scope, done)),
    ...markPlansChanged(scope, plansOf(done)),
  ];
}

function plansOf(done: readonly Done[]): string[] {
  const changed = done.flatMap(({ before, decision }) =>
    before.planId === decision.shipment.planId ? [] : [before.planId, decision.shipment.planId],
  );
  return [...new Set(changed.filter((id) => id !== null))];
}
