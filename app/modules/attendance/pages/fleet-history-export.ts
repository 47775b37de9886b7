import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportHistory } from "../commands/export-attendance.server.ts";

export const loader = createListFileHandler(exportHistory);
