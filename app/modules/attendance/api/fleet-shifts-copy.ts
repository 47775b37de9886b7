import { copyShifts } from "#app/features/fleet/change-shifts.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST fleet/shifts/copy`: a week over those that follow. */
export const action = apiCommands([{ method: "POST", command: copyShifts }]);
export const loader = noReads;
