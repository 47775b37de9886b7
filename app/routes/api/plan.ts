import { apiPlan } from "#app/features/plans/api-plans.server.ts";
import { deletePlan } from "#app/features/plans/delete-plan.server.ts";
import { editPlan } from "#app/features/plans/edit-plan.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `GET/PUT/DELETE /api/plans/:planId` */
export const loader = apiRead(apiPlan);
export const action = apiCommands([
  { method: "PUT", command: editPlan },
  { method: "DELETE", command: deletePlan },
]);
