import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listBalances } from "../commands/billing/view-pending.server.ts";

/** `GET billing/pending`. */
export const loader = apiRead(listBalances);
export const action = noCommands;
