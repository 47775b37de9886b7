import { recoverRange } from "#app/features/settings/webhooks/recover-range.server.ts";
import { rotateSecret } from "#app/features/settings/webhooks/rotate-secret.server.ts";
import { sendTest } from "#app/features/settings/webhooks/send-test.server.ts";
import { webhookCatalogue } from "#app/features/settings/webhooks/webhooks.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const loader = noReads;
export const action = apiCommands([
  { method: "POST", action: "test", command: sendTest },
  { method: "POST", action: "rotate", command: rotateSecret },
  { method: "POST", action: "recover", command: recoverRange },
  { method: "POST", action: "enable", command: webhookCatalogue.switchingOn() },
  { method: "POST", action: "disable", command: webhookCatalogue.deactivate },
]);
