import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { copyShifts } from "../commands/change-shifts.server.ts";

/** `POST fleet/shifts/copy`: a week over those that follow. */
export const action = apiCommands([{ method: "POST", command: copyShifts }]);
export const loader = noReads;
