import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { connectShop } from "../commands/connect-shop.server.ts";
import { listIntegrations } from "../commands/view-integrations.server.ts";

export const loader = apiRead(listIntegrations);
export const action = apiCommands([{ method: "POST", command: connectShop, status: 201 }]);
