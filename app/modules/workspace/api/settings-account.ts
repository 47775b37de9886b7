import { saveAccount } from "#app/features/settings/account/save-account.server.ts";
import { viewAccount } from "#app/features/settings/account/view-account.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(viewAccount);
export const action = apiCommands([{ method: "PUT", command: saveAccount }]);
