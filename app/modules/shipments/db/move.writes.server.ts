import { readPaidShipments, recordShipmentEarnings } from "#app/modules/ledger/db/earnings.writes.server.ts";
import { type MovedOrder, saveOrders } from "#app/modules/orders/db/order-moves.server.ts";
import { markPlansChanged } from "#app/modules/planning/db/plan.writes.server.ts";
import { readInvoicedOrders } from "#app/modules/pricing/db/order-fees.reads.server.ts";
import { postFees } from "#app/modules/pricing/db/post-fees.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { decideMove } from "../model/decide-move.ts";
import type { MoveContext, MoveDecision, OrderState, ShipmentMove, ShipmentState } from "../model/shipment.moves.ts";
import { createFollowUps } from "./follow-ups.server.ts";
import { type MoveStates, readMoveStates } from "./move.reads.server.ts";
import { updateStops } from "./move-stops.server.ts";
import { type MovedShipment, saveShipments } from "./shipment-moves.writes.server.ts";

/** The result of moves: the statements of one batch, the outcome by shipment, and the plans that changed. */
export interface MoveResult {
  statements: Statement[];
  outcome: BulkOutcome;
  /** Plans that gained or lost shipments. */
  planIds: string[];
}

/**
 * Decides moves, each by itself, and returns the statements that write the allowed ones: shipments, orders,
 * collections, stops, both timelines and the outbox. The caller commits them, with its own, as one batch. Ids that the
 * scope may not see are refused as `not_found`, like unknown ones. `changed` are orders that other statements of the
 * same batch change; moves start from those states.
 */
export async function moveShipments(
  scope: Scope,
  moves: readonly ShipmentMove[],
  changed: ReadonlyMap<string, OrderState> = new Map(),
): Promise<MoveResult> {
  if (moves.length === 0) return { statements: [], outcome: { succeeded: [], refused: [] }, planIds: [] };
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
  const done: { move: ShipmentMove; before: ShipmentState; decision: MoveDecision }[] = [];
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
    const decision = decideMove(before, carried, move, getMoveContext(scope, states, move, before));
    if (!decision.ok) {
      outcome.refused.push({ id: move.id, code: decision.failure.code, params: decision.failure.params });
      continue;
    }
    applyDecision(states, decision.value);
    outcome.succeeded.push(move.id);
    done.push({ move, before, decision: decision.value });
  }
  return { statements: await buildMoveStatements(scope, done), outcome, planIds: listChangedPlans(done) };
}

/**
 * Moves shipments and commits. After a lost race everything is decided again on the new state, so that only the
 * shipments that someone else moved meanwhile are refused.
 */
export function runMoves(scope: Scope, moves: readonly ShipmentMove[]): Promise<Result<BulkOutcome>> {
  return commitWithRetry(scope, async () => ok(await moveShipments(scope, moves)));
}

type DecidedMove = { move: ShipmentMove; before: ShipmentState; decision: MoveDecision };

function getMoveContext(scope: Scope, states: MoveStates, move: ShipmentMove, before: ShipmentState): MoveContext {
  return {
    at: now(scope),
    today: toLocalDate(now(scope), scope.account.timezone),
    forceRto: scope.account.preferences.force_rto,
    uncollected: getUncollectedRule(scope),
    names: { account: scope.account.organization, agent: states.agents.get(before.agentId ?? "")?.name ?? null },
    agent: move.agentId ? (states.agents.get(move.agentId) ?? null) : null,
  };
}

function getUncollectedRule({ agent, account }: Scope): MoveContext["uncollected"] {
  if (agent === undefined) return "office";
  return account.preferences.agents_may_waive ? "allowed" : "refused";
}

/** Later moves of the same batch see what the earlier ones did. */
function applyDecision(states: MoveStates, { shipment, orders }: MoveDecision): void {
  states.shipments.set(shipment.id, shipment);
  for (const { order } of orders) {
    const known = order.shipments.map((each) =>
      each.id === shipment.id ? { ...each, status: shipment.status } : each,
    );
    states.orders.set(order.id, { ...order, shipments: known });
  }
}

async function buildMoveStatements(scope: Scope, done: readonly DecidedMove[]): Promise<Statement[]> {
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
  const followed = await createFollowUps(scope, [...orders.values()], statuses);
  return [
    ...saveShipments(scope, [...shipments.values()]),
    ...saveOrders(scope, followed.moved),
    ...followed.statements,
    ...(await postFees(scope, [...orders.values()])),
    ...(await recordShipmentEarnings(scope, done)),
    ...(await updateStops(scope, done)),
    ...markPlansChanged(scope, listChangedPlans(done)),
  ];
}

function listChangedPlans(done: readonly DecidedMove[]): string[] {
  const changed = done.flatMap(({ before, decision }) =>
    before.planId === decision.shipment.planId ? [] : [before.planId, decision.shipment.planId],
  );
  return [...new Set(changed.filter((id) => id !== null))];
}
