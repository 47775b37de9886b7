import { noCommands } from "#app/platform/http/api.server.ts";
import { createDocumentFileCall, listDocumentFormats } from "#app/platform/http/files/document-files.server.ts";
import { agentReceiptFiles } from "../commands/agent-receipt-file.server.ts";

/** `GET agent-billing/receipts/{number}/file?format=pdf|xlsx|csv`. */
export const loader = createDocumentFileCall(listDocumentFormats(agentReceiptFiles));
export const action = noCommands;
