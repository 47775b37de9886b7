import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { combineBilling } from "../commands/billing/combine-billing.server.ts";

/** `POST billing/combine`. */
export const action = apiCommands([{ method: "POST", command: combineBilling }]);
export const loader = noReads;
