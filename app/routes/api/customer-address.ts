import { changeAddress } from "#app/features/customers/save-address.server.ts";
import { apiCommands } from "#app/http/api.server.ts";

/** `PUT customers/{id}/addresses/{address_id}`. */
export const action = apiCommands([{ method: "PUT", command: changeAddress }]);
