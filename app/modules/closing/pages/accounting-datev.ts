import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportPeriod } from "../commands/export-period.server.ts";

export const loader = createListFileHandler(exportPeriod);
