import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { alertRules } from "../commands/alerts.server.ts";
import { sendTestAlert } from "../commands/send-test-alert.server.ts";
import { AlertsScreen } from "../screens/alerts-screen.tsx";
import type { Route } from "./+types/settings-alerts.ts";

export const loader = screenLoader(alertRules.screen);
export const action = commandAction([...alertRules.commands, sendTestAlert]);

export default function Alerts({ loaderData }: Route.ComponentProps) {
  return <AlertsScreen {...loaderData} />;
}
