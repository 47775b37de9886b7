import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { apiPicklist } from "../commands/view-picklists.server.ts";

/** `GET picklists/{id}` with its lines. */
export const loader = apiRead(apiPicklist);
export const action = noCommands;
