import { lookUp, lookupKinds } from "#app/features/orders/create/look-up.server.ts";
import { apiReads, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET orders/options/{kind}`. */
export const loader = apiReads([{ at: { kind: lookupKinds }, read: lookUp }]);
export const action = noCommands;
