import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportReceipts } from "../commands/export-collections.server.ts";

export const loader = createListFileHandler(exportReceipts);
