import { exportAuditLog } from "#app/features/settings/view-audit-log.server.ts";
import { listFile } from "#app/http/list-files.server.ts";

export const loader = listFile(exportAuditLog);
