import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportReceipts } from "../commands/receipts/export-receipts.server.ts";

export const loader = createListFileHandler(exportReceipts);
