import { listMoves } from "#app/features/routes/moves/list-moves.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET /api/routes/:routeId/stops/:stopId/moves` */
export const loader = apiRead(listMoves);
export const action = noCommands;
