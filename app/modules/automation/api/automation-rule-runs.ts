import { listRuns } from "#app/features/settings/automation/view-runs.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listRuns);
export const action = noCommands;
