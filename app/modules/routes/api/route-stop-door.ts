import { viewDoor } from "#app/features/routes/view-door.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET /api/routes/:routeId/stops/:stopId/door` */
export const loader = apiRead(viewDoor);
export const action = noCommands;
