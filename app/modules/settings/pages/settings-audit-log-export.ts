import { exportAuditLog } from "#app/features/settings/audit-log/view-audit-log.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportAuditLog);
