import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { removeAddress } from "../commands/remove-address.server.ts";
import { changeAddress } from "../commands/save-address.server.ts";

/** `PUT` and `DELETE customers/{id}/addresses/{address_id}`. */
export const action = apiCommands([
  { method: "PUT", command: changeAddress },
  { method: "DELETE", command: removeAddress },
]);
export const loader = noReads;
