import { readRoutes } from "#app/features/routes/list-routes.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

/** `GET /api/routes?date=YYYY-MM-DD` */
export const loader = apiRead(readRoutes);
export const action = noCommands;
