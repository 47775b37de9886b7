import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { createOrderExportUrl } from "../commands/list/create-export-url.server.ts";

/** `POST orders/export`. */
export const action = apiCommands([{ method: "POST", command: createOrderExportUrl }]);
export const loader = noReads;
