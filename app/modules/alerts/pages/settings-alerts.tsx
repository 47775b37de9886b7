import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { alertRuleCatalogue } from "../commands/alert-rule-catalogue.server.ts";
import { sendTestAlert } from "../commands/send-test-alert.server.ts";
import { AlertsScreen } from "../screens/alerts-screen.tsx";
import type { Route } from "./+types/settings-alerts.ts";

export const loader = createScreenLoader(alertRuleCatalogue.screen);
export const action = createCommandAction([...alertRuleCatalogue.commands, sendTestAlert]);

export default function Alerts({ loaderData }: Route.ComponentProps) {
  return <AlertsScreen {...loaderData} />;
}
