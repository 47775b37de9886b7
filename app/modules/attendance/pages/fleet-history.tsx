import { HistoryScreen } from "#app/features/fleet/history-screen.tsx";
import { historyScreen } from "#app/features/fleet/view-history.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/fleet-history.ts";

export const loader = screenLoader(historyScreen);

export default function AttendanceHistory({ loaderData }: Route.ComponentProps) {
  return <HistoryScreen view={loaderData} />;
}
