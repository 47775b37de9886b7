import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { addPlanShipments } from "../commands/add-plan-shipments.server.ts";
import { applyReplan, proposeReplan } from "../commands/apply-replan.server.ts";
import { changePlan } from "../commands/change-plan.server.ts";
import { chooseAgents } from "../commands/choose-agents.server.ts";
import { linkPlanExport } from "../commands/export/export-plan.server.ts";
import {
  confirmPlan,
  discardPlan,
  optimizePlan,
  redoPlan,
  stopPlan,
  undoPlan,
} from "../commands/plan-room-commands.server.ts";
import { removePlanShipments } from "../commands/remove-plan-shipments.server.ts";

/** `POST /api/plans/:planId/:action`. Optimising goes on in the plan's room: 202, and the plan is the thing to poll. */
export const action = apiCommands([
  { method: "POST", action: "optimize", command: optimizePlan, status: 202 },
  { method: "POST", action: "stop", command: stopPlan },
  { method: "POST", action: "change", command: changePlan },
  { method: "POST", action: "confirm", command: confirmPlan },
  { method: "POST", action: "propose-rest", command: proposeReplan },
  { method: "POST", action: "take-rest", command: applyReplan },
  { method: "POST", action: "discard", command: discardPlan },
  { method: "POST", action: "undo", command: undoPlan },
  { method: "POST", action: "redo", command: redoPlan },
  { method: "POST", action: "export", command: linkPlanExport },
  { method: "POST", action: "agents", command: chooseAgents },
  { method: "POST", action: "add-shipments", command: addPlanShipments },
  { method: "POST", action: "remove-shipments", command: removePlanShipments },
]);
export const loader = noReads;
