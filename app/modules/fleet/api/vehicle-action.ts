import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { resetCooldown } from "../commands/reset-cooldown.server.ts";

export const action = apiCommands([{ method: "POST", action: "reset-cooldown", command: resetCooldown }]);
export const loader = noReads;
