import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { viewDoor } from "../commands/view-door.server.ts";

/** `GET /api/routes/:routeId/stops/:stopId/door` */
export const loader = apiRead(viewDoor);
export const action = noCommands;
