import { exportAgentReceipts } from "#app/features/accounting/agent-billing/export-agent-receipts.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportAgentReceipts);
