import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readDashboardScreen } from "../commands/view-dashboard.server.ts";
import { DashboardScreen } from "../screens/dashboard-screen.tsx";
import type { Route } from "./+types/dashboard-otif.ts";

export const loader = createScreenLoader(readDashboardScreen("otif"));

export default function OtifDashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen view={loaderData} />;
}
