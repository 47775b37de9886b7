import { listAttendance } from "#app/features/fleet/view-attendance.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET fleet/attendance`: today's agents with state, shift, duty, route, vehicle. */
export const loader = apiRead(listAttendance);
export const action = noCommands;
