import { listDues } from "#app/features/accounting/agent-billing/view-pending.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET agent-billing/pending`: what agents earned, by agent and currency. */
export const loader = apiRead(listDues);
export const action = noCommands;
