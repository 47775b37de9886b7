import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { runReport } from "../commands/run-report.server.ts";
import { readReportsScreen } from "../commands/view-reports.server.ts";
import { ReportsScreen } from "../screens/reports-screen.tsx";
import type { Route } from "./+types/reports.ts";

export const loader = createScreenLoader(readReportsScreen);
export const action = createCommandAction([runReport]);

export default function Reports({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen view={loaderData} />;
}
