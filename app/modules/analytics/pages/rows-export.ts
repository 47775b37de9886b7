import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportRows } from "../commands/export-rows.server.ts";

export const loader = createListFileHandler(exportRows);
