import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listRuns } from "../commands/view-runs.server.ts";

export const loader = apiRead(listRuns);
export const action = noCommands;
