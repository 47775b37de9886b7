import { apiPlanExplanations } from "#app/features/plans/api-plans.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

/** `GET /api/plans/:planId/explain` */
export const loader = apiRead(apiPlanExplanations);
export const action = noCommands;
