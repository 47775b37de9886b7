import { noReads } from "#app/platform/http/api.server.ts";
import { recordPositions } from "../commands/record-positions.server.ts";
import { handleDriverCommands } from "../http/driver-api.server.ts";

/** `POST drive/positions` */
export const action = handleDriverCommands([{ method: "POST", command: recordPositions }]);
export const loader = noReads;
