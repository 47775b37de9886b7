import { webhookCatalogue } from "#app/features/settings/webhooks/webhooks.server.ts";
import { WebhooksScreen } from "#app/features/settings/webhooks/webhooks-screen.tsx";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-webhooks-alerts.ts";

export const loader = screenLoader(webhookCatalogue.screen);
export const action = commandAction(webhookCatalogue.commands);

export default function Webhooks({ loaderData }: Route.ComponentProps) {
  return <WebhooksScreen {...loaderData} />;
}
