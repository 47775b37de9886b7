import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { deletePlan } from "../commands/delete-plan.server.ts";
import { editPlan } from "../commands/edit-plan.server.ts";
import { readApiPlan } from "../commands/list/api-plans.server.ts";

/** `GET/PUT/DELETE /api/plans/:planId` */
export const loader = apiRead(readApiPlan);
export const action = apiCommands([
  { method: "PUT", command: editPlan },
  { method: "DELETE", command: deletePlan },
]);
