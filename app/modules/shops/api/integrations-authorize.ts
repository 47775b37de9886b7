import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { authorizeShop } from "../commands/authorize-shop.server.ts";

export const action = apiCommands([{ method: "POST", command: authorizeShop }]);
export const loader = noReads;
