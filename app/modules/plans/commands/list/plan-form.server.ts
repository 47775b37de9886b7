import { readPlanChoices } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import { readPlannedCrews } from "#app/modules/planning/db/crew.reads.server.ts";
import type { PlanChoices } from "#app/modules/planning/model/plan-view.ts";
import type { PlannedCrew } from "#app/modules/planning/model/propose-crews.ts";
import { type ShipmentType, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { completeRouting } from "#app/modules/workspace/model/default-costs.ts";
import type { PlanObjective } from "#app/modules/workspace/model/routing-settings.ts";
import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { isDay } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { findFirstPendingDay } from "../../db/first-pending-day.reads.server.ts";
import { readLeftOut } from "../../db/left-out.reads.server.ts";
import { readWorkToPlan } from "../../db/work-to-plan.reads.server.ts";
import type { LeftOut } from "../../model/left-out.ts";
import type { WorkToPlan } from "../../model/work-to-plan.ts";

/** What the form for a new plan offers. */
export interface PlanForm {
  /** Local date of the plan: the one in the URL, else the first one with deliveries to plan, else today. */
  day: string;
  type: ShipmentType;
  choices: PlanChoices;
  /** Crews of other plans of the day. */
  planned: PlannedCrew[];
  work: WorkToPlan;
  leftOut: LeftOut;
  canOptimize: boolean;
  /** The account's: what plans search for, and minutes at a stop. */
  objective: PlanObjective;
  stopMinutes: number;
}

/** The account's active agents, vehicles and locations, and the shipments to plan, as of the day in the URL. */
export async function readPlanForm(scope: Scope, { url }: { url: URL }): Promise<Result<PlanForm>> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const requested = url.searchParams.get("day") ?? undefined;
  const type = shipmentTypes.rows.find(({ code }) => String(code) === url.searchParams.get("type"))?.code ?? 3;
  const day = isDay(requested) ? requested : ((await findFirstPendingDay(scope, today)) ?? today);
  const [choices, planned, work, leftOut] = await Promise.all([
    readPlanChoices(scope, day),
    readPlannedCrews(scope, day),
    readWorkToPlan(scope, type, day),
    readLeftOut(scope, type, day),
  ]);
  const routing = completeRouting(scope.account.routing, scope.account);
  return ok({
    ...{ day, type, choices, planned, work, leftOut },
    canOptimize: can(scope.account, "plans.execute"),
    objective: routing.objective,
    stopMinutes: routing.stop_duration_minutes,
  });
}
