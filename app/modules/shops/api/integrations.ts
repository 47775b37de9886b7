import { connectShop } from "#app/features/settings/integrations/connect-shop.server.ts";
import { listIntegrations } from "#app/features/settings/integrations/view-integrations.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listIntegrations);
export const action = apiCommands([{ method: "POST", command: connectShop, status: 201 }]);
