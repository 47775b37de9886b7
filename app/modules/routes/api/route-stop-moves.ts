import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listMoves } from "../commands/moves/list-moves.server.ts";

/** `GET /api/routes/:routeId/stops/:stopId/moves` */
export const loader = apiRead(listMoves);
export const action = noCommands;
