import { listAuditLog } from "#app/features/settings/audit-log/view-audit-log.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listAuditLog);
export const action = noCommands;
