import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportAging } from "../commands/billing/export-aging.server.ts";

export const loader = createListFileHandler(exportAging);
