import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { createPlan } from "../commands/create-plan.server.ts";
import { listApiPlans } from "../commands/list/api-plans.server.ts";

/** `GET/POST /api/plans` */
export const loader = apiRead(listApiPlans);
export const action = apiCommands([{ method: "POST", command: createPlan, status: 201 }]);
