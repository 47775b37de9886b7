import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { completeRoute } from "../commands/complete-route.server.ts";
import { messageDriver } from "../commands/message-driver.server.ts";
import { startRoute } from "../commands/start-route.server.ts";

/** `POST /api/routes/:routeId/:action` */
export const action = apiCommands([
  { method: "POST", action: "start", command: startRoute },
  { method: "POST", action: "complete", command: completeRoute },
  { method: "POST", action: "message", command: messageDriver },
]);
export const loader = noReads;
