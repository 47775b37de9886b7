import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { saveAccount } from "../commands/save-account.server.ts";
import { viewAccount } from "../commands/view-account.server.ts";

export const loader = apiRead(viewAccount);
export const action = apiCommands([{ method: "PUT", command: saveAccount }]);
