import { listInbox } from "#app/features/inbox/list-inbox.server.ts";
import { apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listInbox);
