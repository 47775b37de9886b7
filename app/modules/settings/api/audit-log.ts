import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listAuditLog } from "../commands/view-audit-log.server.ts";

export const loader = apiRead(listAuditLog);
export const action = noCommands;
