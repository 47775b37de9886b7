import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { movePlanStop } from "../commands/change-route.server.ts";

/** `POST /api/plans/:planId/stops/:shipmentId/move` */
export const action = apiCommands([{ method: "POST", command: movePlanStop }]);
export const loader = noReads;
