import { apiPlans } from "#app/features/plans/api-plans.server.ts";
import { createPlan } from "#app/features/plans/create-plan.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `GET/POST /api/plans` */
export const loader = apiRead(apiPlans);
export const action = apiCommands([{ method: "POST", command: createPlan, status: 201 }]);
