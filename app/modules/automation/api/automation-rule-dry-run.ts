import { dryRunRule } from "#app/features/settings/automation/dry-run.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: dryRunRule }]);
