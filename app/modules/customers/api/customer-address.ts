import { removeAddress } from "#app/features/customers/remove-address.server.ts";
import { changeAddress } from "#app/features/customers/save-address.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `PUT` and `DELETE customers/{id}/addresses/{address_id}`. */
export const action = apiCommands([
  { method: "PUT", command: changeAddress },
  { method: "DELETE", command: removeAddress },
]);
export const loader = noReads;
