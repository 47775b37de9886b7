import { changeAddress } from "#app/features/customers/save-address.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

/** `PUT customers/{id}/addresses/{address_id}`. */
export const action = apiCommands([{ method: "PUT", command: changeAddress }]);
export const loader = noReads;
