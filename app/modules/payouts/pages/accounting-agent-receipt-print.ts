import { agentReceiptFiles } from "#app/features/accounting/agent-billing/agent-receipt-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

/** A receipt of payouts on paper. */
export const loader = documentFile(agentReceiptFiles.writePrint, "pdf");
