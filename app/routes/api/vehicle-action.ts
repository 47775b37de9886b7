import { resetCooldown } from "#app/features/settings/reset-cooldown.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

export const action = apiCommands([{ method: "POST", action: "reset-cooldown", command: resetCooldown }]);
export const loader = noReads;
