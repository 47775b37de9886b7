import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportInvoices } from "../commands/billing/export-billing.server.ts";

export const loader = createListFileHandler(exportInvoices);
