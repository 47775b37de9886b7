import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { correctWorktime } from "../commands/correct-worktime.server.ts";
import { approveWorktime, refuseWorktime } from "../commands/decide-worktime.server.ts";
import { readWorktimeScreen } from "../commands/view-worktime.server.ts";
import { WorktimeScreen } from "../screens/worktime-screen.tsx";
import type { Route } from "./+types/fleet-worktime.ts";

export const loader = createScreenLoader(readWorktimeScreen);
export const action = createCommandAction([approveWorktime, refuseWorktime, correctWorktime]);

export default function Worktime({ loaderData }: Route.ComponentProps) {
  return <WorktimeScreen view={loaderData} />;
}
