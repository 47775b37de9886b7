import { and, eq } from "drizzle-orm";
import { shipmentsWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { setPlan } from "#app/modules/planning/db/plan.writes.server.ts";
import { type MoveResult, moveShipments } from "#app/modules/shipments/db/move.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

interface TargetPlan {
  id: string;
  shipmentType: ShipmentType;
  /** With an expected version, a change of the plan since (confirmed, optimized) makes the batch a lost race. */
  version?: number;
}

interface MoveIntoPlanOptions {
  /** Whether shipments may be moved from other draft plans, which the caller confirmed. */
  fromOtherPlans?: true | undefined;
}

/** The moves that add shipments to a plan, each on its own; those of another type are refused. */
export async function moveIntoPlan(
  scope: Scope,
  { id, shipmentType, version }: TargetPlan,
  shipmentIds: readonly string[],
  options: MoveIntoPlanOptions = {},
): Promise<MoveResult> {
  const types = await readJoiningShipments(scope, shipmentIds);
  const other = new Set(types.flatMap((each) => (each.type === shipmentType ? [] : [each.id])));
  const moved = await moveShipments(
    scope,
    [...new Set(shipmentIds)]
      .filter((shipmentId) => !other.has(shipmentId))
      .map((shipmentId) => ({ id: shipmentId, action: "plan", planId: id, fromOtherPlan: options.fromOtherPlans })),
  );
  const refused = [...other].map((shipmentId) => ({ id: shipmentId, code: "shipment_other_type" as const }));
  const guard = version === undefined || moved.statements.length === 0 ? [] : [setPlan(scope, { id, version }, {})];
  return {
    ...moved,
    statements: [...guard, ...moved.statements],
    outcome: { ...moved.outcome, refused: [...moved.outcome.refused, ...refused] },
  };
}

/** Type and plan of the shipments among `ids` that the scope may see. */
export async function readJoiningShipments(scope: Scope, ids: readonly string[]) {
  return scope.db
    .select({ id: shipments.id, type: shipments.type, planId: shipments.planId })
    .from(shipments)
    .where(
      and(
        isOwnAmong(scope.account.id, shipments.accountId, shipments.id, selectIds([...ids])),
        shipmentsWithinLocations(scope),
      ),
    );
}

/** Shipments of a plan with their status. */
export async function readPlanShipmentStates(scope: Scope, planId: string) {
  return scope.db
    .select({ id: shipments.id, status: shipments.status })
    .from(shipments)
    .where(and(eq(shipments.accountId, scope.account.id), eq(shipments.planId, planId)));
}
