import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { agentReceiptFiles } from "../commands/agent-receipt-file.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = createDocumentFileLoader(agentReceiptFiles.writeExport, "xlsx");
