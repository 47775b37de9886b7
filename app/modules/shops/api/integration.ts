import { updateIntegration } from "#app/features/settings/integrations/change-shop.server.ts";
import { disconnectShop } from "#app/features/settings/integrations/turn-shop.server.ts";
import { viewIntegration } from "#app/features/settings/integrations/view-integrations.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewIntegration);
export const action = apiCommands([
  { method: "PUT", command: updateIntegration },
  { method: "DELETE", command: disconnectShop },
]);
