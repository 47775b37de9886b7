import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportAttendance } from "../commands/export-attendance.server.ts";

export const loader = createListFileHandler(exportAttendance);
