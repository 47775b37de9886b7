import { listSyncLog } from "#app/features/settings/integrations/view-integrations.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listSyncLog);
export const action = noCommands;
