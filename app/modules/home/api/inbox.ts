import { apiInbox } from "#app/features/inbox/list-inbox.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(apiInbox);
export const action = noCommands;
