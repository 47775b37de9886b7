import { apiPlanExplanations } from "#app/features/plans/list/api-plans.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET /api/plans/:planId/explain` */
export const loader = apiRead(apiPlanExplanations);
export const action = noCommands;
