import { listReceipts } from "#app/features/accounting/view-receipts.server.ts";
import { apiRead, noCommands } from "#app/http/api.server.ts";

/** `GET collections/receipts`. */
export const loader = apiRead(listReceipts);
export const action = noCommands;
