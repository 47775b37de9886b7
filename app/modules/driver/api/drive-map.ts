import { noCommands } from "#app/platform/http/api.server.ts";
import { viewMap } from "../commands/view-map.server.ts";
import { driverRead } from "../http/driver-api.server.ts";

/** `GET /api/drive/map` */
export const loader = driverRead(viewMap);
export const action = noCommands;
