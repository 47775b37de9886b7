import { listAuditLog } from "#app/features/settings/view-audit-log.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

export const loader = apiRead(listAuditLog);
export const action = noCommands;
