import { noReads } from "#app/platform/http/api.server.ts";
import { notePositions } from "../commands/note-positions.server.ts";
import { driverCommands } from "../http/driver-api.server.ts";

/** `POST drive/positions` */
export const action = driverCommands([{ method: "POST", command: notePositions }]);
export const loader = noReads;
