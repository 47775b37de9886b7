import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readArrivingScreen } from "../commands/view-arriving.server.ts";
import { ArrivingScreen } from "../screens/arriving-screen.tsx";
import type { Route } from "./+types/dashboard-arriving-otif.ts";

export const loader = createScreenLoader(readArrivingScreen);

export default function ArrivingOtifDashboard({ loaderData }: Route.ComponentProps) {
  return <ArrivingScreen view={loaderData} />;
}
