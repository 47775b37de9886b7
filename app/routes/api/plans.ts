import { createPlan } from "#app/features/plans/create-plan.server.ts";
import { readPlansList } from "#app/features/plans/list-plans.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `GET/POST /api/plans` */
export const loader = apiRead(readPlansList);
export const action = apiCommands([{ method: "POST", command: createPlan, status: 201 }]);
