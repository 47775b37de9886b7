import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readDashboardScreen } from "../commands/view-dashboard.server.ts";
import { DashboardScreen } from "../screens/dashboard-screen.tsx";
import type { Route } from "./+types/dashboard-shipments.ts";

export const loader = createScreenLoader(readDashboardScreen("shipments"));

export default function ShipmentsDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen view={loaderData} />;
}
