import { readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

const { pending, ready } = planStatuses.code;

/** The newest plan that accepts shipments of a type; null without one. */
export async function findOpenPlan(scope: Scope, type: ShipmentType): Promise<string | null> {
  const open = { field: "status", not: false, values: [String(pending), String(ready)] };
  const requested = { sort: "-created_at", search: "", limit: 50, cursor: null, filters: [open] };
  const { rows } = await readPlanPage(scope, requested);
  return rows.find(({ shipmentType }) => shipmentType === type)?.id ?? null;
}
