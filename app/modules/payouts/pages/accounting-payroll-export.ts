import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportPayroll } from "../commands/export-payroll.server.ts";

export const loader = createListFileHandler(exportPayroll);
