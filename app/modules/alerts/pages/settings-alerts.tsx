import { alertRules } from "#app/features/settings/alerts/alerts.server.ts";
import { AlertsScreen } from "#app/features/settings/alerts/alerts-screen.tsx";
import { sendTestAlert } from "#app/features/settings/alerts/send-test-alert.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-alerts.ts";

export const loader = screenLoader(alertRules.screen);
export const action = commandAction([...alertRules.commands, sendTestAlert]);

export default function Alerts({ loaderData }: Route.ComponentProps) {
  return <AlertsScreen {...loaderData} />;
}
