import { AttendanceScreen } from "#app/features/fleet/attendance-screen.tsx";
import { checkIn } from "#app/features/fleet/check-in.server.ts";
import { checkOut } from "#app/features/fleet/check-out.server.ts";
import { endCooldowns } from "#app/features/fleet/end-cooldowns.server.ts";
import { messageAgents } from "#app/features/fleet/message-agents.server.ts";
import { attendanceScreen } from "#app/features/fleet/view-attendance.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/fleet-attendance.ts";

export const loader = screenLoader(attendanceScreen);
export const action = commandAction([checkIn, checkOut, messageAgents, endCooldowns]);

export default function Attendance({ loaderData }: Route.ComponentProps) {
  return <AttendanceScreen view={loaderData} />;
}
