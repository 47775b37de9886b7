import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listAttendance } from "../commands/view-attendance.server.ts";

/** `GET fleet/attendance`: today's agents with state, shift, duty, route, vehicle. */
export const loader = apiRead(listAttendance);
export const action = noCommands;
