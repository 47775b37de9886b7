import { combineBilling } from "#app/features/accounting/billing/combine.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST billing/combine`. */
export const action = apiCommands([{ method: "POST", command: combineBilling }]);
export const loader = noReads;
