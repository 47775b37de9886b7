import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { dryRunRule } from "../commands/dry-run-rule.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: dryRunRule }]);
