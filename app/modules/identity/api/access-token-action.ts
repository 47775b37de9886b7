import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { rotateToken } from "../commands/access-tokens/rotate-token.server.ts";

export const loader = noReads;
export const action = apiCommands([{ method: "POST", action: "rotate", command: rotateToken }]);
