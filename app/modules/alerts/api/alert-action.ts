import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { alertRules } from "../commands/alerts.server.ts";
import { sendTestAlert } from "../commands/send-test-alert.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "test", command: sendTestAlert },
  { method: "POST", action: "enable", command: alertRules.switchingOn() },
  { method: "POST", action: "disable", command: alertRules.deactivate },
]);
