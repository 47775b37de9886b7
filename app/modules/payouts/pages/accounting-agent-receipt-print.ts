import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { agentReceiptFiles } from "../commands/agent-receipt-file.server.ts";

/** A payout receipt as PDF. */
export const loader = createDocumentFileLoader(agentReceiptFiles.writePrint, "pdf");
