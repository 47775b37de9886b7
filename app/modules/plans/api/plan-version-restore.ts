import { restorePlan } from "#app/features/plans/commands/restore-plan.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST /api/plans/:planId/versions/:version/restore` */
export const action = apiCommands([{ method: "POST", command: restorePlan }]);
export const loader = noReads;
