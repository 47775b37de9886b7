import { arriveStop } from "#app/features/routes/arrive-stop.server.ts";
import { attemptStop } from "#app/features/routes/attempt-stop.server.ts";
import { completeStop } from "#app/features/routes/complete-stop.server.ts";
import { moveStop } from "#app/features/routes/moves/move-stop.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST /api/routes/:routeId/stops/:stopId/:action` */
export const action = apiCommands([
  { method: "POST", action: "arrive", command: arriveStop },
  { method: "POST", action: "complete", command: completeStop },
  { method: "POST", action: "attempt", command: attemptStop },
  { method: "POST", action: "move", command: moveStop },
]);
export const loader = noReads;
