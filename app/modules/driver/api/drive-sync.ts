import { takeActions } from "#app/features/routes/drive/take-actions.server.ts";
import { driverCommands } from "#app/http/drive/driver-api.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

/** `POST drive/sync`: what a device did, applied once. */
export const action = driverCommands([{ method: "POST", command: takeActions }]);
export const loader = noReads;
