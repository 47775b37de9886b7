import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { alertRuleCatalogue } from "../commands/alert-rule-catalogue.server.ts";
import { sendTestAlert } from "../commands/send-test-alert.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "test", command: sendTestAlert },
  { method: "POST", action: "enable", command: alertRuleCatalogue.switchingOn() },
  { method: "POST", action: "disable", command: alertRuleCatalogue.deactivate },
]);
