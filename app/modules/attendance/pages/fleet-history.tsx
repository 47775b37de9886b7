import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readHistoryScreen } from "../commands/view-history.server.ts";
import { HistoryScreen } from "../screens/history-screen.tsx";
import type { Route } from "./+types/fleet-history.ts";

export const loader = createScreenLoader(readHistoryScreen);

export default function AttendanceHistory({ loaderData }: Route.ComponentProps) {
  return <HistoryScreen view={loaderData} />;
}
