import { listSettlements } from "#app/features/accounting/settlements/view-settlements.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET billing/settlements`. */
export const loader = apiRead(listSettlements);
export const action = noCommands;
