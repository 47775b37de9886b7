import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { completeStop } from "../commands/complete-stop.server.ts";
import { moveStop } from "../commands/moves/move-stop.server.ts";
import { arriveStop, attemptStop } from "../commands/stop-actions.server.ts";

/** `POST /api/routes/:routeId/stops/:stopId/:action` */
export const action = apiCommands([
  { method: "POST", action: "arrive", command: arriveStop },
  { method: "POST", action: "complete", command: completeStop },
  { method: "POST", action: "attempt", command: attemptStop },
  { method: "POST", action: "move", command: moveStop },
]);
export const loader = noReads;
