import { createCustomer } from "#app/features/customers/save-customer.server.ts";
import { listCustomers } from "#app/features/customers/view-customers.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET customers`, `POST customers`. */
export const loader = apiRead(listCustomers);
export const action = apiCommands([{ method: "POST", command: createCustomer, status: 201 }]);
