import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listDues } from "../commands/view-dues.server.ts";

/** `GET agent-billing/pending`: what agents earned, by agent and currency. */
export const loader = apiRead(listDues);
export const action = noCommands;
