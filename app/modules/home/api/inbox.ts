import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { apiInbox } from "../commands/list-inbox.server.ts";

export const loader = apiRead(apiInbox);
export const action = noCommands;
