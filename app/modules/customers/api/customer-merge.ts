import { mergeCustomers } from "#app/features/customers/merge-customers.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST customers/{id}/merge`. */
export const action = apiCommands([{ method: "POST", command: mergeCustomers }]);
export const loader = noReads;
