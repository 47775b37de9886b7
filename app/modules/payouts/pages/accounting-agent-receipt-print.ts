import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { agentReceiptFiles } from "../commands/agent-receipt-file.server.ts";

/** A receipt of payouts on paper. */
export const loader = createDocumentFileLoader(agentReceiptFiles.writePrint, "pdf");
