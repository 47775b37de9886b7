import { acceptCarrier, dismissCarrier } from "#app/features/merchants/carriers.server.ts";
import { disconnectCarrier } from "#app/features/merchants/disconnect.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([
  { method: "POST", action: "accept", command: acceptCarrier },
  { method: "POST", action: "dismiss", command: dismissCarrier },
  { method: "POST", action: "disconnect", command: disconnectCarrier },
]);
export const loader = noReads;
