import { authorizeShop } from "#app/features/settings/integrations/authorize-shop.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: authorizeShop }]);
export const loader = noReads;
