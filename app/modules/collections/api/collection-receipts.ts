import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listReceipts } from "../commands/receipts/view-receipts.server.ts";

/** `GET collections/receipts`. */
export const loader = apiRead(listReceipts);
export const action = noCommands;
