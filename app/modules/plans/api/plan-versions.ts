import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listApiPlanVersions } from "../commands/list/api-plans.server.ts";

/** `GET /api/plans/:planId/versions` */
export const loader = apiRead(listApiPlanVersions);
export const action = noCommands;
