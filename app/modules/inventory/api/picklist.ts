import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { readApiPicklist } from "../commands/view-picklists.server.ts";

/** `GET picklists/{id}` with its lines. */
export const loader = apiRead(readApiPicklist);
export const action = noCommands;
