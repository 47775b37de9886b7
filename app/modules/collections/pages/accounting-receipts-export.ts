import { exportReceipts } from "#app/features/accounting/export-accounting.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportReceipts);
