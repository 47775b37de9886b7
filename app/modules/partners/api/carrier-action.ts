import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { acceptCarrier, dismissCarrier } from "../commands/carriers.server.ts";
import { disconnectCarrier } from "../commands/disconnect.server.ts";

export const action = apiCommands([
  { method: "POST", action: "accept", command: acceptCarrier },
  { method: "POST", action: "dismiss", command: dismissCarrier },
  { method: "POST", action: "disconnect", command: disconnectCarrier },
]);
export const loader = noReads;
