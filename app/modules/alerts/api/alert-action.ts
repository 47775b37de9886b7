import { alertRules } from "#app/features/settings/alerts/alerts.server.ts";
import { sendTestAlert } from "#app/features/settings/alerts/send-test-alert.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "test", command: sendTestAlert },
  { method: "POST", action: "enable", command: alertRules.switchingOn() },
  { method: "POST", action: "disable", command: alertRules.deactivate },
]);
