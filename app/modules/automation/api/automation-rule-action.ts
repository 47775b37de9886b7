import { automationRuleCatalogue } from "#app/features/settings/automation/automation-rules.server.ts";
import { moveRule } from "#app/features/settings/automation/move-rule.server.ts";
import { runRule } from "#app/features/settings/automation/run-rule.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "run", command: runRule },
  { method: "POST", action: "move", command: moveRule },
  { method: "POST", action: "enable", command: automationRuleCatalogue.switchingOn() },
  { method: "POST", action: "pause", command: automationRuleCatalogue.deactivate },
]);
