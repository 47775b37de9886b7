import { readPlanVersions } from "#app/features/plans/view-plan.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

/** `GET /api/plans/:planId/versions` */
export const loader = apiRead(readPlanVersions);
export const action = noCommands;
