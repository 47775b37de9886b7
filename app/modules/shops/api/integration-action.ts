import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { syncNow } from "../commands/sync-commands.server.ts";
import { pauseShop, resumeShop } from "../commands/toggle-integration.server.ts";

export const action = apiCommands([
  { method: "POST", action: "pause", command: pauseShop },
  { method: "POST", action: "resume", command: resumeShop },
  { method: "POST", action: "sync", command: syncNow },
]);
export const loader = noReads;
