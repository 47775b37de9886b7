import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listSettlements } from "../commands/settlements/view-settlements.server.ts";

/** `GET billing/settlements`. */
export const loader = apiRead(listSettlements);
export const action = noCommands;
