import { noCommands } from "#app/platform/http/api.server.ts";
import { createDocumentFileCall, listDocumentFormats } from "#app/platform/http/files/document-files.server.ts";
import { receiptFiles } from "../commands/receipts/receipt-file.server.ts";

/** `GET collections/receipts/{number}/file?format=pdf|xlsx|csv`. */
export const loader = createDocumentFileCall(listDocumentFormats(receiptFiles));
export const action = noCommands;
