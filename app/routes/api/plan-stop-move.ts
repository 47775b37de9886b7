import { fail } from "#app/domain/kernel/result.ts";
import { moveStop } from "#app/features/plans/change-route.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `POST /api/plans/:planId/stops/:shipmentId/move` */
export const action = apiCommands([{ method: "POST", command: moveStop }]);
export const loader = apiRead(async () => fail("method_not_allowed"));
