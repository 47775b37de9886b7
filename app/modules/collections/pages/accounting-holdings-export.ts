import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportHoldings } from "../commands/export-collections.server.ts";

export const loader = createListFileHandler(exportHoldings);
