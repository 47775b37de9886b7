import { fail } from "#app/domain/kernel/result.ts";
import { repairRow } from "#app/features/imports/repair-row.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(async () => fail("method_not_allowed"));
export const action = apiCommands([{ method: "PUT", command: repairRow }]);
