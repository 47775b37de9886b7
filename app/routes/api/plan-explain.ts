import { readPlanExplanations } from "#app/features/plans/view-plan.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

/** `GET /api/plans/:planId/explain` */
export const loader = apiRead(readPlanExplanations);
export const action = noCommands;
