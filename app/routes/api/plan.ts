import { deletePlan } from "#app/features/plans/delete-plan.server.ts";
import { editPlan } from "#app/features/plans/edit-plan.server.ts";
import { readPlan } from "#app/features/plans/view-plan.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `GET/PUT/DELETE /api/plans/:planId` */
export const loader = apiRead(readPlan);
export const action = apiCommands([
  { method: "PUT", command: editPlan },
  { method: "DELETE", command: deletePlan },
]);
