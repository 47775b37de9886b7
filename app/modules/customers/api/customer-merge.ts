import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { mergeCustomers } from "../commands/merge-customers.server.ts";

/** `POST customers/{id}/merge`. */
export const action = apiCommands([{ method: "POST", command: mergeCustomers }]);
export const loader = noReads;
