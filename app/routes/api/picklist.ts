import { viewPicklist } from "#app/features/picklists/view-picklists.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

/** `GET picklists/{id}` with its lines. */
export const loader = apiRead(viewPicklist);
export const action = noCommands;
