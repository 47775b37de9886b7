import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportPicklists } from "../commands/export-picklists.server.ts";

export const loader = createListFileHandler(exportPicklists);
