import { generateReceipts } from "#app/features/accounting/receipts/generate-receipts.server.ts";
import { apiReceipt } from "#app/features/accounting/receipts/view-receipts.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

/** `GET collections/receipts/{number}`, `POST collections/receipts/generate`. */
export const loader = apiRead(apiReceipt);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateReceipts }]);
