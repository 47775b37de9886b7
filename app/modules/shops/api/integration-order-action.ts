import { answerShop, retryOrder } from "#app/features/settings/integrations/sync-commands.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([
  { method: "POST", action: "retry", command: retryOrder },
  { method: "POST", action: "answer", command: answerShop },
]);
export const loader = noReads;
