import { apiRoutes } from "#app/features/routes/api-routes.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET /api/routes?date=YYYY-MM-DD` */
export const loader = apiRead(apiRoutes);
export const action = noCommands;
