import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readDashboardScreen } from "../commands/view-dashboard.server.ts";
import { DashboardScreen } from "../screens/dashboard-screen.tsx";
import type { Route } from "./+types/dashboard-overview.ts";

export const loader = createScreenLoader(readDashboardScreen("overview"));

export default function OverviewDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen view={loaderData} />;
}
