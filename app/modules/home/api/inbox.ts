import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listApiInbox } from "../commands/list-inbox.server.ts";

export const loader = apiRead(listApiInbox);
export const action = noCommands;
