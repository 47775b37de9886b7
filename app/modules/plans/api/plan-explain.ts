import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { apiPlanExplanations } from "../commands/list/api-plans.server.ts";

/** `GET /api/plans/:planId/explain` */
export const loader = apiRead(apiPlanExplanations);
export const action = noCommands;
