import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { webhookCatalogue } from "../commands/webhooks.server.ts";
import { WebhooksScreen } from "../screens/webhooks-screen.tsx";
import type { Route } from "./+types/settings-webhooks-alerts.ts";

export const loader = screenLoader(webhookCatalogue.screen);
export const action = commandAction(webhookCatalogue.commands);

export default function Webhooks({ loaderData }: Route.ComponentProps) {
  return <WebhooksScreen {...loaderData} />;
}
