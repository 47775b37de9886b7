import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { readImportStatus } from "../commands/wizard/read-import.server.ts";

export const loader = apiRead(readImportStatus);
export const action = noCommands;
