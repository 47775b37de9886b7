import { sendTestMessage } from "#app/modules/developers/http/event-example.server.ts";
import { webhookObjects } from "#app/modules/developers/http/webhook-objects.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { recoverEvents } from "../commands/recover-events.server.ts";
import { redeliverEvent } from "../commands/redeliver.server.ts";
import { rotateSecret } from "../commands/rotate-secret.server.ts";
import { createViewWebhook } from "../commands/view-webhook.server.ts";
import { webhookCatalogue } from "../commands/webhook-catalogue.server.ts";
import { WebhookPage } from "../screens/webhook-page.tsx";
import type { Route } from "./+types/settings-webhook.ts";

export const loader = createScreenLoader(createViewWebhook(webhookObjects));
export const action = createCommandAction(
  [...webhookCatalogue.commands, sendTestMessage, rotateSecret, recoverEvents, redeliverEvent],
  { redirectTo: (intent) => (intent === webhookCatalogue.remove?.name ? "/settings/webhooks-alerts" : null) },
);

export default function Webhook({ loaderData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} />;
}
