import { listHistory } from "#app/features/fleet/view-history.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET fleet/attendance/history`: duties of a day, a week, an agent. */
export const loader = apiRead(listHistory);
export const action = noCommands;
