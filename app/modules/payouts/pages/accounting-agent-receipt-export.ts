import { agentReceiptFiles } from "#app/features/accounting/agent-billing/agent-receipt-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = documentFile(agentReceiptFiles.writeExport, "xlsx");
