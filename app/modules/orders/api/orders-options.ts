import { apiReads, noCommands } from "#app/platform/http/api.server.ts";
import { lookUp, lookupKinds } from "../commands/create/look-up.server.ts";

/** `GET orders/options/{kind}`. */
export const loader = apiReads([{ at: { kind: lookupKinds }, read: lookUp }]);
export const action = noCommands;
