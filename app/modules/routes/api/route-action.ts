import { completeRoute } from "#app/features/routes/complete-route.server.ts";
import { messageDriver } from "#app/features/routes/message-driver.server.ts";
import { startRoute } from "#app/features/routes/start-route.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST /api/routes/:routeId/:action` */
export const action = apiCommands([
  { method: "POST", action: "start", command: startRoute },
  { method: "POST", action: "complete", command: completeRoute },
  { method: "POST", action: "message", command: messageDriver },
]);
export const loader = noReads;
