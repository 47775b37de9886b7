import { rotateToken } from "#app/features/settings/access-tokens/rotate-token.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "POST", action: "rotate", command: rotateToken }]);
