import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listHoldings } from "../commands/collections/view-holdings.server.ts";

/** `GET collections/pending`: what agents hold, by agent and currency. */
export const loader = apiRead(listHoldings);
export const action = noCommands;
