import { noReads } from "#app/platform/http/api.server.ts";
import { syncActions } from "../commands/sync-actions.server.ts";
import { handleDriverCommands } from "../http/driver-api.server.ts";

/** `POST drive/sync`: what a device did, applied once. */
export const action = handleDriverCommands([{ method: "POST", command: syncActions }]);
export const loader = noReads;
