import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportTransactions } from "../commands/export-agent-billing.server.ts";

export const loader = createListFileHandler(exportTransactions);
