import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listSyncLog } from "../commands/view-integrations.server.ts";

export const loader = apiRead(listSyncLog);
export const action = noCommands;
