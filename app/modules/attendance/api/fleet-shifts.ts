import { changeShifts } from "#app/features/fleet/change-shifts.server.ts";
import { listShifts } from "#app/features/fleet/view-shifts.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET fleet/shifts?week=`: who works when. `PUT`: days of the calendar. */
export const loader = apiRead(listShifts);
export const action = apiCommands([{ method: "PUT", command: changeShifts }]);
