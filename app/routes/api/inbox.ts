import { listInbox } from "#app/features/inbox/list-inbox.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

export const loader = apiRead(listInbox);
export const action = noCommands;
