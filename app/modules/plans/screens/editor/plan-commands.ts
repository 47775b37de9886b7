import type { ReplanRouteVersion } from "#app/modules/planning/model/crews/replan-proposal.ts";
import type { PlanEffort } from "#app/modules/planning/model/plan-effort.ts";
import type { PlanObjective } from "#app/modules/workspace/model/routing-settings.ts";

/** Commands on the plan as a whole; `expectedPlanVersionSchema` is added where it is required. */
export type PlanCommand =
  | { intent: "plans.stop" | "plans.discard" | "plans.delete" }
  | { intent: "plans.optimize"; effort: PlanEffort; changeBudget?: number }
  | { intent: "plans.undo" | "plans.redo" }
  | { intent: "plans.restore"; version: number }
  | { intent: "plans.confirm"; preserveSequences: boolean }
  | { intent: "plans.apply_replan"; routes: ReplanRouteVersion[] }
  | { intent: "plans.choose_agents"; agents: { agentId: string; vehicleId: string | null }[] }
  | { intent: "plans.add_shipments" | "plans.remove_shipments"; shipmentIds: string[] }
  | { intent: "plans.edit"; version: number; objective: PlanObjective }
  | { intent: "plans.edit"; version: number; delayedStart: boolean }
  | PlanEdit;

export interface PlanEdit {
  intent: "plans.edit";
  /** Sends the version of the facts. */
  version: number;
  name: string;
  startAt: string;
  endAt: string;
  locationId: string;
  pickupGraceMinutes: number;
  dropoffGraceMinutes: number;
  autoConfirm: boolean;
}

/** Commands that apply only to an expected version. */
export const versionedIntents: ReadonlySet<string> = new Set([
  "plans.change",
  "plans.undo",
  "plans.redo",
  "plans.restore",
  "plans.confirm",
]);
