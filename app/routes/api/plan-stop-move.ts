import { moveStop } from "#app/features/plans/change-route.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

/** `POST /api/plans/:planId/stops/:shipmentId/move` */
export const action = apiCommands([{ method: "POST", command: moveStop }]);
export const loader = noReads;
