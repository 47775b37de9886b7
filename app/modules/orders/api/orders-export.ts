import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { addressExport } from "../commands/list/address-export.server.ts";

/** `POST orders/export`. */
export const action = apiCommands([{ method: "POST", command: addressExport }]);
export const loader = noReads;
