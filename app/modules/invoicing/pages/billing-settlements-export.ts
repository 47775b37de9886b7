import { exportSettlements } from "#app/features/accounting/billing/export-billing.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportSettlements);
