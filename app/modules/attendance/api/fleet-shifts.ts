import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { changeShifts } from "../commands/change-shifts.server.ts";
import { listShifts } from "../commands/view-shifts.server.ts";

/** `GET fleet/shifts?week=`: who works when. `PUT`: days of the calendar. */
export const loader = apiRead(listShifts);
export const action = apiCommands([{ method: "PUT", command: changeShifts }]);
