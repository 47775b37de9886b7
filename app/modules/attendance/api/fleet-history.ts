import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listHistory } from "../commands/view-history.server.ts";

/** `GET fleet/attendance/history`: duties of a day, a week, an agent. */
export const loader = apiRead(listHistory);
export const action = noCommands;
