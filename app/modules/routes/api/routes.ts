import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listApiRoutes } from "../commands/list-routes.server.ts";

/** `GET /api/routes?date=YYYY-MM-DD` */
export const loader = apiRead(listApiRoutes);
export const action = noCommands;
