import { screenLoader } from "#app/platform/http/screens.server.ts";
import { historyScreen } from "../commands/view-history.server.ts";
import { HistoryScreen } from "../screens/history-screen.tsx";
import type { Route } from "./+types/fleet-history.ts";

export const loader = screenLoader(historyScreen);

export default function AttendanceHistory({ loaderData }: Route.ComponentProps) {
  return <HistoryScreen view={loaderData} />;
}
