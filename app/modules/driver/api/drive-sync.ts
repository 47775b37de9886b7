import { noReads } from "#app/platform/http/api.server.ts";
import { takeActions } from "../commands/take-actions.server.ts";
import { driverCommands } from "../http/driver-api.server.ts";

/** `POST drive/sync`: what a device did, applied once. */
export const action = driverCommands([{ method: "POST", command: takeActions }]);
export const loader = noReads;
