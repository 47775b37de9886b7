import { addAddress } from "#app/features/customers/save-address.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST customers/{id}/addresses`. */
export const action = apiCommands([{ method: "POST", command: addAddress, status: 201 }]);
export const loader = noReads;
