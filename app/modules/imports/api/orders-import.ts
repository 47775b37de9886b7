import { readImportStatus } from "#app/features/imports/wizard/read-import.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(readImportStatus);
export const action = noCommands;
