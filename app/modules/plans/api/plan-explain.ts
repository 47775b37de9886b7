import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listApiPlanExplanations } from "../commands/list/api-plans.server.ts";

/** `GET /api/plans/:planId/explain` */
export const loader = apiRead(listApiPlanExplanations);
export const action = noCommands;
