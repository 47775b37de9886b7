import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { changeCustomer } from "../commands/save-customer.server.ts";
import { viewCustomer } from "../commands/view-customers.server.ts";

/** `GET customers/{id}` with its addresses, `PUT customers/{id}`. */
export const loader = apiRead(viewCustomer);
export const action = apiCommands([{ method: "PUT", command: changeCustomer }]);
