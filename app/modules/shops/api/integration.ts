import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { disconnectShop } from "../commands/toggle-integration.server.ts";
import { updateIntegration } from "../commands/update-integration.server.ts";
import { viewIntegration } from "../commands/view-integrations.server.ts";

export const loader = apiRead(viewIntegration);
export const action = apiCommands([
  { method: "PUT", command: updateIntegration },
  { method: "DELETE", command: disconnectShop },
]);
