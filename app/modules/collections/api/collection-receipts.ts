import { listReceipts } from "#app/features/accounting/receipts/view-receipts.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET collections/receipts`. */
export const loader = apiRead(listReceipts);
export const action = noCommands;
