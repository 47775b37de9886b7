import { notePositions } from "#app/features/routes/drive/note-positions.server.ts";
import { driverCommands } from "#app/http/drive/driver-api.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

/** `POST drive/positions` */
export const action = driverCommands([{ method: "POST", command: notePositions }]);
export const loader = noReads;
