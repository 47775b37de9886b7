import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { createCustomer } from "../commands/save-customer.server.ts";
import { listCustomers } from "../commands/view-customers.server.ts";

/** `GET customers`, `POST customers`. */
export const loader = apiRead(listCustomers);
export const action = apiCommands([{ method: "POST", command: createCustomer, status: 201 }]);
