import { fail } from "#app/domain/kernel/result.ts";
import { restorePlan } from "#app/features/plans/restore-plan.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `POST /api/plans/:planId/versions/:version/restore` */
export const action = apiCommands([{ method: "POST", command: restorePlan }]);
export const loader = apiRead(async () => fail("method_not_allowed"));
