import { noCommands } from "#app/platform/http/api.server.ts";
import { viewRouteMap } from "../commands/view-route-map.server.ts";
import { handleDriverRead } from "../http/driver-api.server.ts";

/** `GET /api/drive/map` */
export const loader = handleDriverRead(viewRouteMap);
export const action = noCommands;
