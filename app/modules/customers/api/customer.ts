import { changeCustomer } from "#app/features/customers/save-customer.server.ts";
import { viewCustomer } from "#app/features/customers/view-customers.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET customers/{id}` with its addresses, `PUT customers/{id}`. */
export const loader = apiRead(viewCustomer);
export const action = apiCommands([{ method: "PUT", command: changeCustomer }]);
