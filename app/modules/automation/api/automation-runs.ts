import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listAllRuns } from "../commands/view-runs.server.ts";

export const loader = apiRead(listAllRuns);
export const action = noCommands;
