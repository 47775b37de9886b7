import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listCollections } from "../commands/collections/view-collections.server.ts";

/** `GET collections`: all of them, whatever their status. */
export const loader = apiRead(listCollections);
export const action = noCommands;
