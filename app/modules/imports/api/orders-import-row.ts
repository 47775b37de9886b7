import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { repairRow } from "../commands/repair/repair-row.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "PUT", command: repairRow }]);
