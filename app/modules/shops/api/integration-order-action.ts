import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { answerShopChange, retryShopOrder } from "../commands/sync-commands.server.ts";

export const action = apiCommands([
  { method: "POST", action: "retry", command: retryShopOrder },
  { method: "POST", action: "answer", command: answerShopChange },
]);
export const loader = noReads;
