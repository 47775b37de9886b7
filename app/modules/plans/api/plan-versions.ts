import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { apiPlanVersions } from "../commands/list/api-plans.server.ts";

/** `GET /api/plans/:planId/versions` */
export const loader = apiRead(apiPlanVersions);
export const action = noCommands;
