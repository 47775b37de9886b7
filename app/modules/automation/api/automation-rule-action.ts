import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { automationRuleCatalogue } from "../commands/automation-rules.server.ts";
import { moveRule } from "../commands/move-rule.server.ts";
import { runRule } from "../commands/run-rule.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "run", command: runRule },
  { method: "POST", action: "move", command: moveRule },
  { method: "POST", action: "enable", command: automationRuleCatalogue.switchingOn() },
  { method: "POST", action: "pause", command: automationRuleCatalogue.deactivate },
]);
