import { noCommands } from "#app/platform/http/api.server.ts";
import { viewRouteMap } from "../commands/view-map.server.ts";
import { handleDriverRead } from "../http/driver-api.server.ts";

/** `GET /api/drive/map` */
export const loader = handleDriverRead(viewRouteMap);
export const action = noCommands;
