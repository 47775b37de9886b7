import { apiPlanVersions } from "#app/features/plans/list/api-plans.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET /api/plans/:planId/versions` */
export const loader = apiRead(apiPlanVersions);
export const action = noCommands;
