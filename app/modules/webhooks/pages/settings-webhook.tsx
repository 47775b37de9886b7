import { recoverRange } from "#app/features/settings/webhooks/recover-range.server.ts";
import { resendDelivery } from "#app/features/settings/webhooks/resend-delivery.server.ts";
import { rotateSecret } from "#app/features/settings/webhooks/rotate-secret.server.ts";
import { sendTest } from "#app/features/settings/webhooks/send-test.server.ts";
import { viewWebhook } from "#app/features/settings/webhooks/view-webhook.server.ts";
import { WebhookPage } from "#app/features/settings/webhooks/webhook-page.tsx";
import { webhookCatalogue } from "#app/features/settings/webhooks/webhooks.server.ts";
import { toldObjects } from "#app/http/events/told-objects.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-webhook.ts";

export const loader = screenLoader(viewWebhook(toldObjects));
export const action = commandAction(
  [...webhookCatalogue.commands, sendTest, rotateSecret, recoverRange, resendDelivery],
  { redirectTo: (intent) => (intent === webhookCatalogue.remove?.name ? "/settings/webhooks-alerts" : null) },
);

export default function Webhook({ loaderData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} />;
}
