import { deletePlan } from "#app/features/plans/commands/delete-plan.server.ts";
import { editPlan } from "#app/features/plans/commands/edit-plan.server.ts";
import { apiPlan } from "#app/features/plans/list/api-plans.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET/PUT/DELETE /api/plans/:planId` */
export const loader = apiRead(apiPlan);
export const action = apiCommands([
  { method: "PUT", command: editPlan },
  { method: "DELETE", command: deletePlan },
]);
