import { addressExport } from "#app/features/orders/list/address-export.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST orders/export`. */
export const action = apiCommands([{ method: "POST", command: addressExport }]);
export const loader = noReads;
