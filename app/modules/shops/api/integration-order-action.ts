import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { answerShop, retryOrder } from "../commands/sync-commands.server.ts";

export const action = apiCommands([
  { method: "POST", action: "retry", command: retryOrder },
  { method: "POST", action: "answer", command: answerShop },
]);
export const loader = noReads;
