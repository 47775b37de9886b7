import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportAuditLog } from "../commands/view-audit-log.server.ts";

export const loader = createListFileHandler(exportAuditLog);
