import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportHoldings } from "../commands/export-accounting.server.ts";

export const loader = createListFileHandler(exportHoldings);
