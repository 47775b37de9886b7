import { listHoldings } from "#app/features/accounting/collections/view-holdings.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET collections/pending`: what agents hold, by agent and currency. */
export const loader = apiRead(listHoldings);
export const action = noCommands;
