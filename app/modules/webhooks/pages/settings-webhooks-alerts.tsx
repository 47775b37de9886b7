import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { webhookCatalogue } from "../commands/webhook-catalogue.server.ts";
import { WebhooksScreen } from "../screens/webhooks-screen.tsx";
import type { Route } from "./+types/settings-webhooks-alerts.ts";

export const loader = createScreenLoader(webhookCatalogue.screen);
export const action = createCommandAction(webhookCatalogue.commands);

export default function Webhooks({ loaderData }: Route.ComponentProps) {
  return <WebhooksScreen {...loaderData} />;
}
