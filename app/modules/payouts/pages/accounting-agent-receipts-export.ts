import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportAgentReceipts } from "../commands/export-agent-receipts.server.ts";

export const loader = createListFileHandler(exportAgentReceipts);
