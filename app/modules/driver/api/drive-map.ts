import { viewMap } from "#app/features/routes/drive/view-map.server.ts";
import { driverRead } from "#app/http/drive/driver-api.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET /api/drive/map` */
export const loader = driverRead(viewMap);
export const action = noCommands;
