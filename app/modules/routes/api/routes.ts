import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { apiRoutes } from "../commands/api-routes.server.ts";

/** `GET /api/routes?date=YYYY-MM-DD` */
export const loader = apiRead(apiRoutes);
export const action = noCommands;
