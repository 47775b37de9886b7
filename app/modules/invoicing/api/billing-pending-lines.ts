import { pendingLines } from "#app/features/accounting/billing/pending-lines.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET billing/pending-lines?pending=merchant:currency`: the lines that an invoice of it would have. */
export const loader = apiRead(pendingLines);
export const action = noCommands;
