import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listPendingLines } from "../commands/billing/pending-lines.server.ts";

/** `GET billing/pending-lines?pending=merchant:currency`: the lines that an invoice of it would have. */
export const loader = apiRead(listPendingLines);
export const action = noCommands;
