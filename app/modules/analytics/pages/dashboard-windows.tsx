import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readDashboardScreen } from "../commands/view-dashboard.server.ts";
import { DashboardScreen } from "../screens/dashboard-screen.tsx";
import type { Route } from "./+types/dashboard-windows.ts";

export const loader = createScreenLoader(readDashboardScreen("windows"));

export default function WindowsDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen view={loaderData} />;
}
