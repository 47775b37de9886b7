import { agentReceiptFiles } from "#app/features/accounting/agent-billing/agent-receipt-file.server.ts";
import { documentFileIn, paperAndSheets } from "#app/http/files/document-files.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET agent-billing/receipts/{number}/file?format=pdf|xlsx|csv`. */
export const loader = documentFileIn(paperAndSheets(agentReceiptFiles));
export const action = noCommands;
