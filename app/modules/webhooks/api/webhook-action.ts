import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { recoverEvents } from "../commands/recover-events.server.ts";
import { rotateSecret } from "../commands/rotate-secret.server.ts";
import { sendTestMessage } from "../commands/send-test-message.server.ts";
import { webhookCatalogue } from "../commands/webhook-catalogue.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "test", command: sendTestMessage },
  { method: "POST", action: "rotate", command: rotateSecret },
  { method: "POST", action: "recover", command: recoverEvents },
  { method: "POST", action: "enable", command: webhookCatalogue.switchingOn() },
  { method: "POST", action: "disable", command: webhookCatalogue.deactivate },
]);
