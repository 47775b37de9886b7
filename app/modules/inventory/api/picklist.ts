import { apiPicklist } from "#app/features/picklists/view-picklists.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET picklists/{id}` with its lines. */
export const loader = apiRead(apiPicklist);
export const action = noCommands;
