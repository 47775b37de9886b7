import { addPlanShipments } from "#app/features/plans/commands/add-plan-shipments.server.ts";
import { changePlan } from "#app/features/plans/commands/change-plan.server.ts";
import { chooseAgents } from "#app/features/plans/commands/choose-agents.server.ts";
import { confirmPlan } from "#app/features/plans/commands/confirm-plan.server.ts";
import { deletePlan } from "#app/features/plans/commands/delete-plan.server.ts";
import { discardPlan } from "#app/features/plans/commands/discard-plan.server.ts";
import { editPlan } from "#app/features/plans/commands/edit-plan.server.ts";
import { optimizePlan } from "#app/features/plans/commands/optimize-plan.server.ts";
import { redoPlan } from "#app/features/plans/commands/redo-plan.server.ts";
import { removePlanShipments } from "#app/features/plans/commands/remove-plan-shipments.server.ts";
import { restorePlan } from "#app/features/plans/commands/restore-plan.server.ts";
import { stopPlan } from "#app/features/plans/commands/stop-plan.server.ts";
import { takeRest } from "#app/features/plans/commands/take-rest.server.ts";
import { undoPlan } from "#app/features/plans/commands/undo-plan.server.ts";
import { PlanScreen } from "#app/features/plans/desk/plan-screen.tsx";
import { readPlan } from "#app/features/plans/desk/view-plan.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import type { Route } from "./+types/plan.ts";

/** The plan has a head of its own across the top. */
export const handle = { topbar: false };

export const loader = screenLoader(readPlan);

const commands = [
  editPlan,
  chooseAgents,
  addPlanShipments,
  removePlanShipments,
  optimizePlan,
  stopPlan,
  changePlan,
  undoPlan,
  redoPlan,
  restorePlan,
  confirmPlan,
  takeRest,
  discardPlan,
  deletePlan,
];

export const action = commandAction(commands, {
  redirectTo: (intent) => (intent === "plans.delete" ? "/plans" : null),
});

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanScreen view={loaderData} mapStyleUrl={useMapStyle()} />;
}
