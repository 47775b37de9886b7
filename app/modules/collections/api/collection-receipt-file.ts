import { receiptFiles } from "#app/features/accounting/receipts/receipt-file.server.ts";
import { documentFileIn, paperAndSheets } from "#app/http/files/document-files.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET collections/receipts/{number}/file?format=pdf|xlsx|csv`. */
export const loader = documentFileIn(paperAndSheets(receiptFiles));
export const action = noCommands;
