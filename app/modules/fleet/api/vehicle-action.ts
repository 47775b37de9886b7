import { resetCooldown } from "#app/features/settings/vehicles/reset-cooldown.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", action: "reset-cooldown", command: resetCooldown }]);
export const loader = noReads;
