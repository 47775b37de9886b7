import { listCollections } from "#app/features/accounting/collections/view-collections.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET collections`: all of them, whatever their status. */
export const loader = apiRead(listCollections);
export const action = noCommands;
