import {
  lockRoute,
  preassignRoute,
  resequenceRoute,
  unlockRoute,
} from "#app/features/plans/commands/change-route.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST /api/plans/:planId/routes/:routeId/:action` */
export const action = apiCommands([
  { method: "POST", action: "resequence", command: resequenceRoute },
  { method: "POST", action: "lock", command: lockRoute },
  { method: "POST", action: "unlock", command: unlockRoute },
  { method: "POST", action: "preassign", command: preassignRoute },
]);
export const loader = noReads;
