import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportTokenRequests } from "../commands/export-requests.server.ts";

export const loader = createListFileHandler(exportTokenRequests);
