import { moveStop } from "#app/features/plans/commands/change-route.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST /api/plans/:planId/stops/:shipmentId/move` */
export const action = apiCommands([{ method: "POST", command: moveStop }]);
export const loader = noReads;
