import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { restorePlan } from "../commands/plan-room-commands.server.ts";

/** `POST /api/plans/:planId/versions/:version/restore` */
export const action = apiCommands([{ method: "POST", command: restorePlan }]);
export const loader = noReads;
