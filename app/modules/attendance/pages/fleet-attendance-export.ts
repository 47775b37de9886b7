import { exportAttendance } from "#app/features/fleet/export-attendance.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportAttendance);
