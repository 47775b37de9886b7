import { and, between, eq, inArray, isNull, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { payoutSchema } from "#app/modules/fleet/model/agent.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ShipmentState, ShipmentTimelineEntry } from "#app/modules/shipments/model/shipment.moves.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import {
  type CompletedWork,
  computeDayEarnings,
  computePresenceEarnings,
  computeShipmentEarnings,
  type PaidLeg,
  type Payout,
  type Presence,
} from "../model/earnings/earnings.ts";
import { agentTransactions } from "./agent-transactions.tables.ts";
import { postEarnings, voidAgentTransactions } from "./agent-transactions.writes.server.ts";

/** The part of a shipment's status change that its agent's pay needs. */
interface MovedShipment {
  before: ShipmentState;
  decision: { shipmentEvents: readonly Pick<ShipmentTimelineEntry, "type">[] };
}

/** The part of a completed shipment that its agent's pay needs. */
type CompletedShipment = Pick<ShipmentState, "id" | "number" | "agentId" | "routeId"> & { completedAt: number };

const filterByEvent = (moved: readonly MovedShipment[], type: ShipmentTimelineEntry["type"]) =>
  moved.filter(({ decision }) => decision.shipmentEvents.some((event) => event.type === type));

/** Writes what agents earn by shipments, for the batch of the status change: completing earns, a reset takes it back. */
export async function recordShipmentEarnings(scope: Scope, moved: readonly MovedShipment[]): Promise<Statement[]> {
  const at = now(scope);
  const completed = filterByEvent(moved, "dropped_off").map(({ before }) => ({ ...before, completedAt: at }));
  const back = filterByEvent(moved, "reset").map(({ before }) => before.id);
  return [...(await voidShipmentEarnings(scope, back)), ...(await recordCompletedEarnings(scope, completed))];
}

/** Writes what check-ins earn, for their batch: the day's rate, once per day. */
export async function recordCheckInEarnings(
  scope: Scope,
  checkIns: readonly { agentId: string; day: string }[],
): Promise<Statement[]> {
  const ids = checkIns.map(({ agentId }) => agentId);
  const payouts = await readPayouts(scope, ids);
  return postEarnings(
    scope,
    checkIns.flatMap((each) => {
      const payout = payouts.get(each.agentId);
      return payout ? computeDayEarnings(payout, each) : [];
    }),
  );
}

/** Writes what check-outs earn, for their batch: the hours of the attendance, on the day it began. */
export async function recordCheckOutEarnings(scope: Scope, presences: readonly Presence[]): Promise<Statement[]> {
  const ids = presences.map(({ agentId }) => agentId);
  const payouts = await readPayouts(scope, ids);
  return postEarnings(
    scope,
    presences.flatMap((each) => {
      const payout = payouts.get(each.agentId);
      return payout ? computePresenceEarnings(payout, each) : [];
    }),
  );
}

/**
 * Writes what an agent's completed shipments of a span earn where they have not earned yet, for the batch that approves the
 * attendance which they waited for.
 */
export async function recordWithheldEarnings(
  scope: Scope,
  { agentId, from, to }: { agentId: string; from: number; to: number },
): Promise<Statement[]> {
  const rows = await scope.db
    .select({
      id: shipments.id,
      number: shipments.number,
      agentId: shipments.agentId,
      routeId: shipments.routeId,
      completedAt: shipments.completedAt,
    })
    .from(shipments)
    .where(
      and(
        eq(shipments.accountId, scope.account.id),
        eq(shipments.agentId, agentId),
        inArray(shipments.status, [shipmentStatuses.code.completed, shipmentStatuses.code.complete_received]),
        between(shipments.completedAt, from, to),
      ),
    );
  return recordCompletedEarnings(
    scope,
    rows.flatMap(({ completedAt, ...row }) => (completedAt === null ? [] : [{ ...row, completedAt }])),
  );
}

async function recordCompletedEarnings(scope: Scope, completed: readonly CompletedShipment[]): Promise<Statement[]> {
  const ids = completed.flatMap(({ agentId }) => agentId ?? []);
  const payouts = await readPayouts(scope, ids);
  const paid = completed.filter(({ agentId }) => agentId !== null && payouts.has(agentId));
  if (paid.length === 0) return [];
  const legs = await readLegs(scope, paid);
  const { distance_measurement_system: measures } = scope.account.preferences;
  const earnings = paid.flatMap(({ id, number, agentId, routeId, completedAt }) => {
    const payout = payouts.get(agentId ?? "");
    if (!payout || !agentId) return [];
    const driven = legs.filter((leg) => leg.shipmentId === id && leg.routeId === routeId);
    const [first] = driven;
    const route = first ? { id: first.routeId, number: first.route } : null;
    const day = toLocalDate(completedAt, scope.account.timezone);
    const work: CompletedWork = { shipmentId: id, number, agentId, day, completedAt, route, legs: driven };
    return computeShipmentEarnings(payout, work, measures);
  });
  return postEarnings(scope, earnings);
}

async function voidShipmentEarnings(scope: Scope, shipmentIds: readonly string[]): Promise<Statement[]> {
  if (shipmentIds.length === 0) return [];
  const standing = await readShipmentTransactions(scope, shipmentIds);
  return voidAgentTransactions(
    scope,
    standing.map(({ id }) => id),
    null,
  );
}

/** Pay rates of agents by id; agents without rates are left out. */
export async function readPayouts(scope: Scope, ids: readonly string[]): Promise<Map<string, Payout>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: agents.id, payout: agents.payout })
    .from(agents)
    .where(isOwnAmong(scope.account.id, agents.accountId, agents.id, selectIds([...new Set(ids)])));
  return new Map(
    rows.flatMap(({ id, payout }) => {
      const known = payoutSchema.safeParse(payout);
      return known.success ? [[id, known.data] as const] : [];
    }),
  );
}

interface ShipmentLeg extends PaidLeg {
  shipmentId: string | null;
  routeId: string;
  route: number;
}

/** The legs to the stops of shipments that did not fail. A route's first leg leads to its first stop. */
async function readLegs(scope: Scope, worked: readonly CompletedShipment[]): Promise<ShipmentLeg[]> {
  const ids = worked.filter(({ routeId }) => routeId !== null).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select({
      shipmentId: stops.shipmentId,
      routeId: stops.routeId,
      route: routes.number,
      metres: stops.distance,
      first: sql<number>`${stops.position} = (select min(f.position) from stops f where f.route_id = ${stops.routeId})`,
    })
    .from(stops)
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .where(
      and(
        isOwnAmong(scope.account.id, stops.accountId, stops.shipmentId, selectIds(ids)),
        sql`${stops.type} in ('pickup', 'dropoff') and ${stops.state} not in ('attempted', 'failed')`,
      ),
    );
  return rows.map((row) => ({ ...row, first: row.first === 1 }));
}

/** Transactions earned by shipments that are not voided. */
async function readShipmentTransactions(scope: Scope, shipmentIds: readonly string[]) {
  return scope.db
    .select({
      id: agentTransactions.id,
      shipmentId: agentTransactions.shipmentId,
      receiptId: agentTransactions.receiptId,
    })
    .from(agentTransactions)
    .where(
      and(
        isOwnAmong(scope.account.id, agentTransactions.accountId, agentTransactions.shipmentId, selectIds(shipmentIds)),
        isNull(agentTransactions.voidedAt),
      ),
    );
}

/** Those of the shipments whose pay is in a receipt; they must not be reset. */
export async function readPaidShipments(scope: Scope, shipmentIds: readonly string[]): Promise<Set<string>> {
  if (shipmentIds.length === 0) return new Set();
  const standing = await readShipmentTransactions(scope, shipmentIds);
  return new Set(standing.flatMap(({ shipmentId, receiptId }) => (receiptId && shipmentId ? [shipmentId] : [])));
}
