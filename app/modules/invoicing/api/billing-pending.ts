import { listBalances } from "#app/features/accounting/billing/view-pending.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET billing/pending`. */
export const loader = apiRead(listBalances);
export const action = noCommands;
