import { exportTransactions } from "#app/features/accounting/agent-billing/export-agent-billing.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportTransactions);
