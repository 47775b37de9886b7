import { repairRow } from "#app/features/imports/repair/repair-row.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "PUT", command: repairRow }]);
