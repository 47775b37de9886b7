import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportDashboard } from "../commands/export-dashboard.server.ts";

export const loader = createListFileHandler(exportDashboard);
