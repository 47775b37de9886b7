import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { pendingLines } from "../commands/billing/pending-lines.server.ts";

/** `GET billing/pending-lines?pending=merchant:currency`: the lines that an invoice of it would have. */
export const loader = apiRead(pendingLines);
export const action = noCommands;
