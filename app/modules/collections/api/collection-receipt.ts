import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { generateReceipts } from "../commands/receipts/generate-receipts.server.ts";
import { getReceipt } from "../commands/receipts/view-receipts.server.ts";

/** `GET collections/receipts/{number}`, `POST collections/receipts/generate`. */
export const loader = apiRead(getReceipt);
export const action = apiCommands([{ method: "POST", at: { number: "generate" }, command: generateReceipts }]);
