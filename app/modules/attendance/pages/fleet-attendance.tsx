import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { checkIn, checkOut } from "../commands/check-in.server.ts";
import { endCooldowns } from "../commands/end-cooldowns.server.ts";
import { messageAgents } from "../commands/message-agents.server.ts";
import { readAttendanceScreen } from "../commands/view-attendance.server.ts";
import { AttendanceScreen } from "../screens/attendance-screen.tsx";
import type { Route } from "./+types/fleet-attendance.ts";

export const loader = createScreenLoader(readAttendanceScreen);
export const action = createCommandAction([checkIn, checkOut, messageAgents, endCooldowns]);

export default function Attendance({ loaderData }: Route.ComponentProps) {
  return <AttendanceScreen view={loaderData} />;
}
