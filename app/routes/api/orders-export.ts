import { addressExport } from "#app/features/orders/address-export.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

/** `POST orders/export`. */
export const action = apiCommands([{ method: "POST", command: addressExport }]);
export const loader = noReads;
