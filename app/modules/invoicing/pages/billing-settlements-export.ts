import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportSettlements } from "../commands/billing/export-billing.server.ts";

export const loader = createListFileHandler(exportSettlements);
