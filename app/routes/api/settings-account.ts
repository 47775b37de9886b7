import { saveAccount } from "#app/features/settings/save-account.server.ts";
import { viewAccount } from "#app/features/settings/view-account.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewAccount);
export const action = apiCommands([{ method: "PUT", command: saveAccount }]);
