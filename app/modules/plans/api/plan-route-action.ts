import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { lockRoute, preassignRoute, resequenceRoute, unlockRoute } from "../commands/change-route.server.ts";

/** `POST /api/plans/:planId/routes/:routeId/:action` */
export const action = apiCommands([
  { method: "POST", action: "resequence", command: resequenceRoute },
  { method: "POST", action: "lock", command: lockRoute },
  { method: "POST", action: "unlock", command: unlockRoute },
  { method: "POST", action: "preassign", command: preassignRoute },
]);
export const loader = noReads;
