import { createPlan } from "#app/features/plans/commands/create-plan.server.ts";
import { apiPlans } from "#app/features/plans/list/api-plans.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET/POST /api/plans` */
export const loader = apiRead(apiPlans);
export const action = apiCommands([{ method: "POST", command: createPlan, status: 201 }]);
