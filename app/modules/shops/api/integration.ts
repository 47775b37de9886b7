import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { updateIntegration } from "../commands/change-shop.server.ts";
import { disconnectShop } from "../commands/turn-shop.server.ts";
import { viewIntegration } from "../commands/view-integrations.server.ts";

export const loader = apiRead(viewIntegration);
export const action = apiCommands([
  { method: "PUT", command: updateIntegration },
  { method: "DELETE", command: disconnectShop },
]);
