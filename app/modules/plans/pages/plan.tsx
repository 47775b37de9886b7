import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { addPlanShipments } from "../commands/add-plan-shipments.server.ts";
import { applyReplan } from "../commands/apply-replan.server.ts";
import { changePlan } from "../commands/change-plan.server.ts";
import { chooseAgents } from "../commands/choose-agents.server.ts";
import { deletePlan } from "../commands/delete-plan.server.ts";
import { editPlan } from "../commands/edit-plan.server.ts";
import {
  confirmPlan,
  discardPlan,
  optimizePlan,
  redoPlan,
  restorePlan,
  stopPlan,
  undoPlan,
} from "../commands/plan-room-commands.server.ts";
import { removePlanShipments } from "../commands/remove-plan-shipments.server.ts";
import { readPlan } from "../commands/view-plan.server.ts";
import { PlanScreen } from "../screens/editor/plan-screen.tsx";
import type { Route } from "./+types/plan.ts";

/** The plan has a full-width header of its own. */
export const handle = { topbar: false };

export const loader = createScreenLoader(readPlan);

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
  applyReplan,
  discardPlan,
  deletePlan,
];

export const action = createCommandAction(commands, {
  redirectTo: (intent) => (intent === "plans.delete" ? "/plans" : null),
});

export default function Plan({ loaderData }: Route.ComponentProps) {
  return <PlanScreen view={loaderData} mapStyleUrl={useMapStyle()} />;
}
