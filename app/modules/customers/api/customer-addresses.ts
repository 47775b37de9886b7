import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { addAddress } from "../commands/save-address.server.ts";

/** `POST customers/{id}/addresses`. */
export const action = apiCommands([{ method: "POST", command: addAddress, status: 201 }]);
export const loader = noReads;
