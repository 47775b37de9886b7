import { syncNow } from "#app/features/settings/integrations/sync-commands.server.ts";
import { pauseShop, resumeShop } from "#app/features/settings/integrations/turn-shop.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([
  { method: "POST", action: "pause", command: pauseShop },
  { method: "POST", action: "resume", command: resumeShop },
  { method: "POST", action: "sync", command: syncNow },
]);
export const loader = noReads;
